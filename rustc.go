package genmcgo

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// rustRemedy says how to compile a program in Rust so that its library is there, too.
const rustRemedy = "rustc -g -C lto=fat -C panic=abort -C opt-level=1 --emit=llvm-ir,link"

// rust compiles a program in Rust: a file, or the package that a Cargo.toml describes. Its standard library is part of
// what is checked: linking it in as IR takes link-time optimisation. A panic ends a program that is checked, so that nothing
// need be unwound.
func (c *compilation) rust(ctx context.Context) ([]byte, error) {
	out, err := c.made("rust")
	if err != nil {
		return nil, err
	}
	compiler, args, made := "rustc", c.rustcArgs(out), filepath.Join(out, "*.ll")
	if c.src.cargo() {
		compiler, args, made = "cargo", c.cargoArgs(out), filepath.Join(out, "*", "deps", "*.ll")
		if slices.Contains(c.src.Clang, "--example") {
			made = filepath.Join(out, "*", "examples", "*.ll")
		}
	}
	path, err := exec.LookPath(compiler)
	if err != nil {
		return nil, &InputError{File: c.src.Name, Err: ErrNoClang,
			Msg: "compiling needs " + compiler + " (1.93 or later), and there is none on PATH; install it, or compile to .ll elsewhere: " + rustRemedy}
	}
	if !c.src.cargo() {
		file, err := c.file()
		if err != nil {
			return nil, err
		}
		args = append(args, file)
	}
	var wrote bytes.Buffer
	err = command(ctx, c.writer(&wrote), path, args...)
	if said := c.show(&wrote); err != nil {
		return nil, &CompileError{File: c.src.Name, Compiler: compiler, Output: said, Err: err}
	}
	files, err := filepath.Glob(made)
	if err != nil || len(files) != 1 {
		return nil, &InputError{File: c.src.Name, Msg: compiler + " wrote no IR of a program; leave --emit, --out-dir, --target-dir, -o and the like to genmcgo"}
	}
	return os.ReadFile(files[0])
}

// cargo reports whether src is a package of Rust.
func (src *Source) cargo() bool { return filepath.Base(src.Name) == "Cargo.toml" }

// rustcArgs are the arguments that make IR in directory out. The linker that would make a binary is left out.
func (c *compilation) rustcArgs(out string) []string {
	flags := c.src.Clang
	has := func(words ...string) bool {
		return slices.ContainsFunc(flags, func(f string) bool {
			return slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(f, w) })
		})
	}
	args := []string{"-C", "lto=fat", "-C", "panic=abort", "-C", "codegen-units=1", "-C", "linker=true", "--emit=llvm-ir,link", "--out-dir", out}
	if !has("--edition") {
		args = append(args, "--edition=2021")
	}
	if !has("-O", "opt-level", "-Copt-level") {
		args = append(args, "-C", "opt-level=1")
	}
	if !has("-g", "debuginfo", "-Cdebuginfo") {
		args = append(args, "-g")
	}
	if c.src.Text != nil {
		args = append(args, "--remap-path-prefix="+c.dir+"=") // the path of the temporary file must not show
	}
	return append(args, flags...)
}

// cargoArgs are the arguments of cargo that build the package into directory out.
func (c *compilation) cargoArgs(out string) []string {
	args := []string{"rustc", "--quiet", "--manifest-path", c.src.Name, "--target-dir", out}
	for _, setting := range []string{`lto="fat"`, `panic="abort"`, "opt-level=1", "codegen-units=1", "debug=2", "incremental=false"} {
		args = append(args, "--config", "profile.dev."+setting)
	}
	args = append(args, c.src.Clang...)
	return append(args, "--", "--emit=llvm-ir,link", "-C", "linker=true")
}
