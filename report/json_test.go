package report

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"testing"

	"genmcgo/internal/scale"
)

// TestWriteJSON: what is written is what encoding/json writes, for reports whose fields are drawn at random.
func TestWriteJSON(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	size := 0
	for range (scale.By{Short: 30, Usual: 300, Full: 3000}).N() {
		for _, v := range []any{&Report{}, &Table{}, &Diff{}, &Outlooks{}} {
			draw(rng, reflect.ValueOf(v).Elem(), 0)
			var got, want bytes.Buffer
			if err := writeJSON(&got, v); err != nil {
				t.Fatal(err)
			}
			enc := json.NewEncoder(&want)
			enc.SetIndent("", "  ")
			enc.SetEscapeHTML(false)
			if err := enc.Encode(v); err != nil {
				t.Fatal(err)
			}
			size += want.Len()
			if !bytes.Equal(got.Bytes(), want.Bytes()) {
				i := 0
				for i < min(got.Len(), want.Len()) && got.Bytes()[i] == want.Bytes()[i] {
					i++
				}
				i = max(i-100, 0)
				t.Fatalf("%T:\n%.300s\nnot:\n%.300s", v, got.Bytes()[min(i, got.Len()):], want.Bytes()[min(i, want.Len()):])
			}
		}
	}
	t.Logf("%d bytes", size)
}

// draw sets v, most of it.
func draw(rng *rand.Rand, v reflect.Value, depth int) {
	if !v.CanSet() || rng.IntN(4) == 0 && depth > 0 {
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if depth < 6 {
			v.Set(reflect.New(v.Type().Elem()))
			draw(rng, v.Elem(), depth+1)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			draw(rng, v.Field(i), depth+1)
		}
	case reflect.Slice:
		n := rng.IntN(3)
		if depth > 6 {
			n = 0
		}
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			draw(rng, v.Index(i), depth+1)
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range rng.IntN(4) {
			k, x := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			draw(rng, k, depth+1)
			draw(rng, x, depth+1)
			v.SetMapIndex(k, x)
		}
	case reflect.String:
		words := []string{"", "a[1].next", "é\u2028\u2029", "\xff<&>\"\\", "\x00\x1f\x7f\b\f\n\r\t", "𝄞�"}
		v.SetString(words[rng.IntN(len(words))] + words[rng.IntN(len(words))])
	case reflect.Bool:
		v.SetBool(rng.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(rng.Int64() >> rng.IntN(64))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(rng.Uint64() >> rng.IntN(64))
	case reflect.Float32, reflect.Float64:
		v.SetFloat(rng.NormFloat64() * float64(uint64(1)<<rng.IntN(60)))
	}
}
