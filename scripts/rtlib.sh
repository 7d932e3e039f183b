#!/bin/sh
# Regenerates interp/rtlib/ll/*.ll from interp/rtlib/c/*.c. Needs clang 14 (or
# another one named by CLANG): the output is committed so that nobody else does.
# "go generate ./interp/rtlib" runs it, and indexes what it makes.
set -eu
cd "$(dirname "$0")/../interp/rtlib"
tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT
CLANG=${CLANG:-clang-14}
for c in c/*.c; do
	# An exception may leave an initialiser. The interpreter unwinds, no personality does.
	eh=
	[ "$c" != c/once.c ] || eh=-fexceptions
	ll=ll/$(basename "$c" .c).ll
	# -fno-builtin and the disabled idiom pass keep the body of memcmp, strlen, ...
	# from becoming a call of itself; -mcx16 makes 16-byte atomics instructions.
	"$CLANG" -std=gnu11 -target x86_64-unknown-linux-gnu -O1 -ffreestanding -fno-builtin -fno-vectorize \
		-fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-unwind-tables -fno-asynchronous-unwind-tables \
		-fno-strict-aliasing -fno-ident $eh -mcx16 -mllvm -disable-loop-idiom-all -Wall -Werror=implicit-function-declaration \
		-Wno-unused-function -S -emit-llvm -o "$tmp" "$c"
	sed -e '/^; ModuleID/d' -e '/^source_filename/d' -e 's/, !tbaa ![0-9]*//' -e 's/, !llvm.loop ![0-9]*//' \
			-e 's/, !range ![0-9]*//' -e 's/, !prof ![0-9]*//' -e '/^![0-9]* = /d' -e '/^!llvm/d' -e 's/ #[0-9][0-9]*//g' \
			-e '/^attributes/d' -e 's/ personality [^{]*{/ {/' -e '/@__gcc_personality_v0/d' -e 's/, !srcloc ![0-9]*//' "$tmp" |
		# What only optimisers look at would be parsed at every start.
		sed -e 's/ *; preds = .*//' -e '/^; Function Attrs/d' -e '/^@/!{s/ noundef//g; s/ nonnull//g; s/ nocapture//g; s/ readonly//g; s/ readnone//g' \
			-e 's/ writeonly//g; s/ returned//g; s/ dso_local//g; s/ local_unnamed_addr//g;}' >"$ll"
done
