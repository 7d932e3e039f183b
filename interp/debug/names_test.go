package debug

import "testing"

func TestName(t *testing.T) {
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
		"_ZGVZ3getiE5cache":             "guard variable of get::cache",
		"_ZTV4acct":                     "vtable of acct",
		"_ZN4listIiE5countE":            "list<int>::count",
		"_ZN12_GLOBAL__N_1E":            "(anonymous namespace)",
		"_ZN4bank":                      "_ZN4bank",
		"_ZL9stop":                      "_ZL9stop",
		"_ZL99999999999999999999999x":   "_ZL99999999999999999999999x",
		"_Z":                            "_Z",
		"_ZZ":                           "_ZZ",
		"_ZZN4bank3getEvENKUlvE_clEvE1": "bank::get::{lambda()#1}::operator()",
		"_ZN4RingI3MsgLi2EE4pushES0_":   "Ring<Msg, 2>::push",
		"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE":                     "vtable of std::thread::_State_impl",
		"_ZNSt6vectorINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS5_EE9push_backEOS5_": "std::vector::push_back",
		"_ZN4core3fmt9Formatter9write_str17h0123456789abcdefE":                                     "core::fmt::Formatter::write_str",
	} {
		if got := Name(symbol); got != want {
			t.Errorf("%s is called %s, want %s", symbol, got, want)
		}
	}
}

func TestLambda(t *testing.T) {
	for symbol, want := range map[string]string{
		"_ZZ4mainENK3$_0clEv":                "main",
		"_ZZN1AC1EvENKUlvE_clEv":             "A::A",
		"_ZN6LoggerUlSt10stop_tokenE_clES0_": "Logger",
		"_ZZN1AclEvE1x":                      "-",
		"_ZNK1AclEv":                         "-", // a class with an operator()
		"_ZN4Gate4waitEv":                    "-",
		"_ZN1e4main28_$u7b$$u7b$closure$u7d$$u7d$17h0123456789abcdefE": "e::main",
		"_RNCNvCs1234_1e4main0": "e::main",
	} {
		in, _, ok := Lambda(Name(symbol))
		if !ok {
			in = "-"
		}
		if in != want {
			t.Errorf("%s: %q, want %q", symbol, in, want)
		}
	}
}
