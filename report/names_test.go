package report

import "testing"

func TestPublicType(t *testing.T) {
	for name, want := range map[string]string{
		"Config": "Config",
		"std::_Sp_counted_ptr_inplace<Config, std::allocator<void>, (__gnu_cxx::_Lock_policy)2>":        "Config",
		"std::_Sp_counted_ptr_inplace<Pair<int, Config>, std::allocator<void>, 2>":                      "Pair<int, Config>",
		"std::thread::_State_impl<std::thread::_Invoker<std::tuple<(lambda at /src/bank.cpp:7:31)> > >": "captures of the lambda at bank.cpp:7",
		"std::thread::_State_impl<std::thread::_Invoker<std::tuple<void (*)(int), int> > >":             "arguments of a thread",
		"std::barrier<std::__empty_completion>":                                                         "std::barrier",
		"std::stop_token::_Stop_state_t":                                                                "std::stop_token",
		"std::optional<int>":                                                                            "std::optional<int>",
		"_Own":                                                                                          "_Own",
	} {
		if got := publicType(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

func TestOwnName(t *testing.T) {
	for name, want := range map[string]string{
		"box.text.size()": "box.text", "server.current.control_block": "server.current", "queue.m_._M_mutex": "queue.m_",
		"forks[1].m": "forks[1].m", "heap1+8": "", "captures#1.i": "", "arguments#2+8": "", "std::cout": "",
	} {
		if got := ownName(name); got != want {
			t.Errorf("%s belongs to %q, want %q", name, got, want)
		}
	}
}
