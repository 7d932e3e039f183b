; Functions of C++: their names are mangled.

define void @_ZN3lib5queue12mc_test_pushEv() {
  ret void
}
define void @_Z11mc_test_popv() {
  ret void
}
; Arguments make it no test: its name does not begin with mc_test_.
define void @_Z14not_mc_test_pui(i32 %n) {
  ret void
}
