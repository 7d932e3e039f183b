#!/bin/sh
# Rewrites the .ll files from fixture.c and fixture.cpp. Needs clang 13, 14,
# 15, 16, 19 and 22; run it in this directory.
set -e
for v in 13 14 15 16 19 22; do
	flags="-S -emit-llvm -fdebug-compilation-dir=. -ffile-prefix-map=$PWD=. -fno-ident"
	clang-$v $flags -O1 -g fixture.c -o clang-$v.ll
	clang-$v $flags -O1 -fno-vectorize fixture.cpp -o clangxx-$v.ll
done
clang-16 $flags -O0 -g fixture.c -o clang-16-O0.ll
clang-22 $flags -O0 -g fixture.c -o clang-22-O0.ll
clang-19 $flags -O2 fixture.cpp -o clangxx-19-O2.ll
clang-22 $flags -O2 fixture.cpp -o clangxx-22-O2.ll
