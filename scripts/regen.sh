#!/bin/sh
# Regenerates every shipped .ll from its C or C++ source.
#
#   scripts/regen.sh            everything
#   scripts/regen.sh examples   only examples/
#   scripts/regen.sh corpus     only internal/corpus/
#   scripts/regen.sh debugger   only cmd/genmcgo/testdata/step/
#
# Compilers are taken by version (clang-14, clang++-14, ...). A version that is
# not installed is skipped with a message and its files are left as they are.
# Sources are compiled from their own directory, which is called ".", so that no
# path of this machine but those of system headers (/usr/...) ends up in a file.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
what=${1:-all}
skipped=

# have VERSION: is that clang here?
have() {
	if command -v "clang-$1" >/dev/null 2>&1 && command -v "clang++-$1" >/dev/null 2>&1; then
		return 0
	fi
	case " $skipped " in
	*" $1 "*) ;;
	*)
		skipped="$skipped $1"
		echo "regen: clang-$1 is not installed, its files stay as they are" >&2
		;;
	esac
	return 1
}

# compile VERSION SOURCE OUTPUT FLAG...: SOURCE is relative to the current
# directory. C keeps full debug information; C++ only line tables, because the
# library's headers would fill the file.
compile() {
	v=$1 src=$2 out=$3
	shift 3
	mkdir -p "$(dirname "$out")"
	case $src in
	*.cpp) set -- "clang++-$v" -std=c++17 -gline-tables-only "$@" ;;
	*) set -- "clang-$v" -std=gnu11 -g "$@" ;;
	esac
	"$@" -Wno-everything -fdebug-compilation-dir=. -S -emit-llvm -o "$out" "$src"
}

# stem FILE: its name without directory and extension.
stem() {
	b=$(basename "$1")
	echo "${b%.*}"
}

# debugger: what genmcgo step and genmcgo dap are tested with.
debugger() {
	cd "$root/cmd/genmcgo/testdata/step"
	if have 14; then compile 14 list.c list-O0.ll -O0; fi
	if have 19; then compile 19 list.c list-O2.ll -O2; fi
}

examples() {
	cd "$root/examples"
	if have 14; then
		for f in *.c *.cpp; do
			compile 14 "$f" "$(stem "$f").ll" -O0
		done
		for f in prims/*.c; do
			compile 14 "$f" "prims/$(stem "$f").ll" -O0 -I../interp/rtlib/include -ffile-prefix-map=../interp/rtlib/include/=
		done
	fi
	# Programs of several files: the driver by one compiler, the rest by another.
	for f in files/*/*.c; do
		v=14
		[ "$(basename "$f")" = main.c ] && v=22
		have $v && (cd "$(dirname "$f")" && compile $v "$(basename "$f")" "$(stem "$f").ll" -O0)
	done
	for v in 19 22; do
		have $v || continue
		for f in mp.c treiber-stack.c chase-lev.c dcl-racy.c; do
			compile $v "$f" "clang-$v/$(stem "$f").ll" -O0
		done
	done
}

# Programs that are also compiled by the other versions, and optimised.
versions="wrong/assert-sb.c wrong/race-mp-relaxed.c wrong/uninit-local.c wrong/oob-heap.c wrong/uaf-thread.c
	wrong/double-free-threads.c wrong/deadlock-abba.c wrong/null-read.c wrong/mixed-size.c wrong/race-struct-copy.c
	wrong/div-by-zero.c wrong/use-after-return.c right/struct-assign.c right/varargs.c right/memory-functions.c
	right/cond-producer-consumer.c right/atomic-operations.c right/i128.c right/thread-local.c right/cpp-lambda.cpp"
optimised="right/mp-release-acquire.c right/cpp-atomic.cpp right/counter-rmw.c right/counter-cas.c right/spin-flag.c
	right/mutex-recursive.c right/semaphores.c right/struct-assign.c right/memory-functions.c right/i128.c
	right/atomic-operations.c right/function-pointers.c right/unions.c right/varargs.c right/control-flow.c
	right/escape.c right/cpp-thread.cpp right/cpp-mutex.cpp"

corpus() {
	cd "$root/internal/corpus/testdata"
	if have 14; then
		for f in wrong/*.c wrong/*.cpp right/*.c right/*.cpp lb/*.c models/*.c remedy/*.c; do
			(cd "$(dirname "$f")" && compile 14 "$(basename "$f")" "../ll/clang-14-O0/$(dirname "$f")/$(stem "$f").ll" -O0)
		done
	fi
	for v in 13 15 16 19 22; do
		have $v || continue
		for f in $versions; do
			(cd "$(dirname "$f")" && compile $v "$(basename "$f")" "../ll/clang-$v-O0/$(dirname "$f")/$(stem "$f").ll" -O0)
		done
	done
	for v in 14 22; do
		have $v || continue
		for o in O1 O2; do
			for f in $optimised; do
				(cd "$(dirname "$f")" && compile $v "$(basename "$f")" "../ll/clang-$v-$o/$(dirname "$f")/$(stem "$f").ll" -$o)
			done
		done
	done
}

case $what in
all)
	(examples)
	(corpus)
	(debugger)
	;;
examples) examples ;;
corpus) corpus ;;
debugger) debugger ;;
*)
	echo "usage: scripts/regen.sh [examples|corpus|debugger]" >&2
	exit 2
	;;
esac
