package load

import "testing"

func TestReadable(t *testing.T) {
	for symbol, want := range map[string]string{
		"stop":                          "stop",
		"push.seen":                     "push.seen",
		"_ZL4stop":                      "stop",
		"_ZN4bankL7balanceE":            "bank::balance",
		"_ZN4bank4acct5totalE":          "bank::acct::total",
		"_ZN12_GLOBAL__N_11xE":          "x",
		"_ZN12_GLOBAL__N_14bank1yE":     "bank::y",
		"_ZZ3getiE5cache":               "get::cache",
		"_ZZN4bank4acct3getEiE5cache":   "bank::acct::get::cache",
		"_ZZN4bank3getEvEL5cache":       "bank::get::cache",
		"_ZGVZ3getiE5cache":             "_ZGVZ3getiE5cache",
		"_ZTV4acct":                     "_ZTV4acct",
		"_ZN4listIiE5countE":            "_ZN4listIiE5countE",
		"_ZN12_GLOBAL__N_1E":            "_ZN12_GLOBAL__N_1E",
		"_ZN4bank":                      "_ZN4bank",
		"_ZL9stop":                      "_ZL9stop",
		"_ZL99999999999999999999999x":   "_ZL99999999999999999999999x",
		"_Z":                            "_Z",
		"_ZZ":                           "_ZZ",
		"_ZZ3getiE5cache_0":             "_ZZ3getiE5cache_0",
		"_ZZN4bank3getEvENKUlvE_clEvE1": "_ZZN4bank3getEvENKUlvE_clEvE1",
	} {
		if got := readable(symbol); got != want {
			t.Errorf("%s is shown as %s, want %s", symbol, got, want)
		}
	}
}
