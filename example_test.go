package genmcgo_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"genmcgo"
	"genmcgo/report"
)

// A program in C is checked. That needs clang, any from 13 on.
func ExampleCheck() {
	const program = `
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

static void *writer(void *arg) {
	data = 42;
	atomic_store_explicit(&ready, 1, memory_order_relaxed); // release would be right
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, writer, 0);
	if (atomic_load_explicit(&ready, memory_order_acquire))
		data++;
	pthread_join(t, 0);
	return 0;
}
`
	r, err := genmcgo.Check(context.Background(), genmcgo.C(program), genmcgo.Options{})
	switch {
	case errors.Is(err, genmcgo.ErrNoClang):
		// The same program, compiled elsewhere.
		r, err = genmcgo.Check(context.Background(), genmcgo.File("testdata/message.ll"), genmcgo.Options{})
		fmt.Fprintln(os.Stderr, "NO CLANG: the example of a program in C checks LLVM IR instead")
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Verdict)
	for _, e := range r.Errors {
		fmt.Printf("%s in line %d, thread %d: %s\n", e.Kind, e.Line, e.Thread, e.Source)
	}
	// Output:
	// error
	// data-race in line 18, thread 0: data++;
}

// LLVM IR needs no compiler.
func ExampleCheck_file() {
	r, err := genmcgo.Check(context.Background(), genmcgo.File("examples/treiber-stack.ll"), genmcgo.Options{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Verdict, r.Complete, "executions")
	// Output:
	// verified 8 executions
}

// What stronger models forbid: the executions that one adds to the other.
func ExampleCompare() {
	t, err := genmcgo.Compare(context.Background(), genmcgo.File("examples/lb.ll"), genmcgo.Options{Model: "rc11,imm"})
	if err != nil {
		log.Fatal(err)
	}
	for _, r := range t.Models {
		fmt.Println(r.Model, r.Complete)
	}
	for _, p := range t.Comparison.Pairs {
		if p.Adds > 0 {
			fmt.Printf("%s adds %d to %s\n", p.Model, p.Adds, p.To)
		}
	}
	// Output:
	// rc11 3
	// imm 4
	// imm adds 1 to rc11
}

// A program is loaded once and checked under several options.
func ExampleLoad() {
	ctx := context.Background()
	p, err := genmcgo.Load(ctx, genmcgo.File("examples/mp-relaxed.ll"), genmcgo.Options{})
	if err != nil {
		log.Fatal(err)
	}
	for _, model := range []string{"sc", "tso", "rc11"} {
		r, err := p.Check(ctx, genmcgo.Options{Model: model})
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(model, r.Verdict)
	}
	// Output:
	// sc verified
	// tso verified
	// rc11 error
}

// What a run does can be watched, and ended through its context: the report then says
// what is known by then.
func ExampleOptions_progress() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	o := genmcgo.Options{
		NoSimplify: true,
		OnProgress: func(p genmcgo.Progress) {
			switch p.Event {
			case genmcgo.Begun:
				fmt.Println("under", p.Model)
			case genmcgo.Estimated:
				fmt.Println("there is an estimate:", p.Estimate.Executions > 0)
			case genmcgo.Going:
				if p.Complete >= 1000 && ctx.Err() == nil {
					fmt.Println("that is enough")
					cancel()
				}
			case genmcgo.Ended:
				fmt.Println("over")
			}
		},
	}
	r, err := genmcgo.Check(ctx, genmcgo.File("testdata/long.ll"), o)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Verdict, r.Stopped, r.Complete >= 1000)
	// Output:
	// under rc11
	// there is an estimate: true
	// that is enough
	// over
	// incomplete interrupt true
}

// Every report can be kept as JSON. What is wrong is run again from it, of the program as
// it is or as it was changed.
func ExampleReplay() {
	ctx := context.Background()
	src := genmcgo.File("examples/mp-relaxed.ll")
	r, err := genmcgo.Check(ctx, src, genmcgo.Options{})
	if err != nil {
		log.Fatal(err)
	}
	var file bytes.Buffer
	if err := r.WriteJSON(&file); err != nil {
		log.Fatal(err)
	}

	t, err := report.Read("race.json", file.Bytes())
	if err != nil {
		log.Fatal(err)
	}
	rec, err := genmcgo.NewRecording("race.json", 1, t.Recorded()[0])
	if err != nil {
		log.Fatal(err)
	}
	again, err := genmcgo.Replay(ctx, src, rec, genmcgo.Options{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(again.Report.Summary)

	rec.Changed = true
	_, err = genmcgo.Replay(ctx, genmcgo.File("examples/sb.ll"), rec, genmcgo.Options{})
	var misfit *genmcgo.ReplayError
	fmt.Println("of another program:", errors.As(err, &misfit) && misfit.Kind == genmcgo.Unfit)
	// Output:
	// error: data-race at mp-relaxed.c:24, again; replayed from race.json (ra)
	// of another program: true
}

// How much there is to explore.
func ExampleEstimate() {
	est, wrong, err := genmcgo.Estimate(context.Background(), genmcgo.File("examples/treiber-stack.ll"), genmcgo.Options{})
	if err != nil || wrong != nil {
		log.Fatal(err, wrong)
	}
	fmt.Println(est.Models[0].Model, est.Models[0].Executions, "executions")
	// Output:
	// rc11 8 executions
}

// Where there are too many executions to explore, some are drawn at random.
func ExampleHunt() {
	r, err := genmcgo.Hunt(context.Background(), genmcgo.File("examples/chase-lev-bug.ll"), genmcgo.Options{MaxExecutions: 10_000})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Verdict, r.Errors[0].Kind)
	// Output: error assertion
}

// The page that the command writes with --html, for a program that is nowhere in a file.
func ExampleProgram_Sources() {
	ctx := context.Background()
	text, err := os.ReadFile("examples/mp-relaxed.ll")
	if err != nil {
		log.Fatal(err)
	}
	p, err := genmcgo.Load(ctx, genmcgo.IR(string(text)), genmcgo.Options{})
	if err != nil {
		log.Fatal(err)
	}
	r, err := p.Check(ctx, genmcgo.Options{})
	if err != nil {
		log.Fatal(err)
	}
	var page bytes.Buffer
	if err := r.WritePage(&page, p.Sources()); err != nil {
		log.Fatal(err)
	}
	fmt.Println(bytes.HasPrefix(page.Bytes(), []byte("<!doctype html>")), r.Program)
	// Output:
	// true program.ll
}
