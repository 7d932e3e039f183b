package genmcgo

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
	"genmcgo/report"
	"genmcgo/truST/config"
)

// TestCommutingWhere: with each model, equivalence and option, operations that are declared to commute count once,
// or in each order, which a note says; or it is refused in one line that names the option to change.
func TestCommutingWhere(t *testing.T) {
	needClang(t)
	src := compiledText(t, `#include <genmcgo/primitive.h>
#include <pthread.h>
typedef struct { int v; } sem;
GMC_OP(release) void post(sem *s) { s->v++; }
GMC_OP(acquire) void take(sem *s) { gmc_await(s->v > 0); s->v--; }
GMC_COMMUTE(post, post);
GMC_COMMUTE_IF(sem, post, take, s->v > 0);
sem s;
int x;
void *poster(void *arg) { __atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); post(&s); return 0; }
void *taker(void *arg) { take(&s); return 0; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, poster, 0); pthread_create(&t, 0, poster, 0);
  pthread_create(&t, 0, taker, 0); pthread_create(&t, 0, taker, 0);
  for (int i = 2; i < 6; i++) pthread_join(i, 0);
}
`)
	type way struct {
		name string
		set  func(o *Options)
	}
	ways := []way{
		{"", func(o *Options) {}}, {"commute-if", func(o *Options) { o.CommuteIf = true }}, {"symmetry", func(o *Options) { o.Symmetry = true }},
		{"ordered", func(o *Options) { o.NoCommute = true }},
		{"keep-going", func(o *Options) { o.KeepGoing = true }}, {"all-deadlocks", func(o *Options) { o.AllDeadlocks = true }},
		{"print-executions", func(o *Options) { o.KeepExecutions = true }}, {"estimate", func(o *Options) { o.Estimate.Off = true }},
		{"schedule", func(o *Options) { o.Schedule = "ltr" }}, {"workers", func(o *Options) { o.Workers = 2 }},
	}
	every := scale.By{Short: 40, Usual: 8, Full: 1}
	models := consistency.NamesOf(func(consistency.Traits) bool { return true })
	for _, model := range append(models, "sc.kat", "ra.kat", "rc11.kat", "imm.kat") {
		loose, file := strings.HasPrefix(model, "imm"), strings.HasSuffix(model, ".kat")
		for _, e := range append(slices.Clone(config.Equivalences), "auto") {
			finer := e == "rf" || e == "rvf"
			for _, w := range ways {
				if !every.Takes(model + e + w.name) {
					continue
				}
				refused := ""
				switch {
				case finer && w.name == "symmetry", e == "rvf" && model != "sc", e == "rf" && loose && file:
					refused = "--equivalence=" + e
				case w.name == "commute-if" && (finer || model != "sc"):
					refused = "--commute-if"
				case w.name == "symmetry" && loose && file:
					refused = "--symmetry"
				}
				o := Options{Model: model, Equivalence: e, NoSimplify: true, Workers: 1}
				w.set(&o)
				want, note := uint64(16), "count in each order"
				if !file && !finer && !o.NoCommute {
					want, note = 12, "are declared to commute count once"
				}
				switch {
				case o.Symmetry:
					want /= 4
				case o.CommuteIf:
					want = 4
				}
				r, err := Check(t.Context(), src, o)
				name := fmt.Sprintf("%s, --equivalence=%s, %q", model, e, w.name)
				if refused != "" || err != nil {
					if in := (*OptionError)(nil); !errors.As(err, &in) || refused == "" || !strings.Contains(err.Error(), refused) || strings.Contains(err.Error(), "\n") {
						t.Errorf("%s: %v, want %q", name, err, refused)
					}
					continue
				}
				if r.Complete != want || r.Verdict != report.Verified || !strings.Contains(strings.Join(r.Notes, "\n"), note) {
					t.Errorf("%s: %s, %d executions, %q; want %d, %q", name, r.Verdict, r.Complete, r.Notes, want, note)
				}
			}
		}
	}
}
