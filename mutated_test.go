package genmcgo

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// mutation is a wrong edit of a shipped header: a line that is replaced, or, if old is "", a declaration that is added.
type mutation struct {
	header, old, new string
	program, flags   string // a right program with the header as it is
	want             string // what is reported; "": that the declaration which was added is wrong
}

// Programs for mutations, in testdata/primitives.
const (
	withRW    = "rwlock.c"
	withSem   = "right/semaphore.c"
	withCond  = "right/cond.c"
	withFlags = "right/event_flags.c"
	withMQ    = "right/message_queue.c"
	withMon   = "right/monitor.c"
	withFutex = "right/futex.c"
	withRWW   = "right/rww.c"
)

var mutations = []mutation{
	// Declarations of operations that do not commute.
	{header: "semaphore", new: "GMC_COMMUTE(gmc_sem_post, gmc_sem_value);", program: withSem},
	{header: "semaphore", new: "GMC_COMMUTE(gmc_sem_post, gmc_sem_wait);", program: withSem},
	{header: "semaphore_fifo", new: "GMC_COMMUTE(gmc_sem_enter, gmc_sem_enter);", program: withSem},
	{header: "semaphore_fifo", new: "GMC_COMMUTE(gmc_sem_take, gmc_sem_post);", program: "philosophers.c"},
	{header: "semaphore_lifo", new: "GMC_COMMUTE(gmc_sem_enter, gmc_sem_take);", program: withSem},
	{header: "rwlock", new: "GMC_COMMUTE(gmc_read_unlock, gmc_write_lock);", program: withRW},
	{header: "rwlock", new: "GMC_COMMUTE(gmc_write_unlock, gmc_read_lock);", program: withRW},
	{header: "rwlock_fifo", new: "GMC_COMMUTE(gmc_read_enter, gmc_write_enter);", program: withRW},
	{header: "rwlock_writers", new: "GMC_COMMUTE(gmc_write_enter, gmc_read_take);", program: withRW},
	{header: "rwlock_readers", new: "GMC_COMMUTE(gmc_read_enter, gmc_write_take);", program: withRW},
	{header: "rwlock_readers", new: "GMC_COMMUTE(gmc_write_enter, gmc_write_enter);", program: withRW},
	{header: "rww", new: "GMC_COMMUTE(gmc_rww_write1_enter, gmc_rww_read_take);", program: withRWW},
	{header: "cond", new: "GMC_COMMUTE(gmc_cond_enter, gmc_cond_signal);", program: withCond},
	{header: "cond_fifo", new: "GMC_COMMUTE(gmc_cond_signal, gmc_cond_leave);", program: withCond},
	{header: "cond_lifo", new: "GMC_COMMUTE(gmc_cond_enter, gmc_cond_enter);", program: withCond},
	{header: "cond_glibc", new: "GMC_COMMUTE(gmc_cond_enter, gmc_cond_signal);", program: withCond},
	{header: "event_flags", new: "GMC_COMMUTE(gmc_flags_set, gmc_flags_wait_any);", program: withFlags},
	{header: "message_queue", new: "GMC_COMMUTE(gmc_mq_send, gmc_mq_receive);", program: withMQ},
	{header: "monitor", new: "GMC_COMMUTE(gmc_monitor_leave, gmc_monitor_enter);", program: withMon},
	{header: "futex", new: "GMC_COMMUTE(gmc_futex_swap, gmc_futex_swap);", program: withFutex},

	// Conditions that are too weak.
	{header: "semaphore", new: "GMC_COMMUTE_IF(gmc_sem, gmc_sem_post, gmc_sem_wait, s->value >= 0);", program: withSem},
	{header: "semaphore", new: "GMC_COMMUTE_IF(gmc_sem, gmc_sem_value, gmc_sem_post, s->value < 2);", program: withSem},
	{header: "semaphore_fifo", new: "GMC_COMMUTE_IF(gmc_sem, gmc_sem_enter, gmc_sem_enter, s->value > 0);", program: "philosophers.c"},
	{header: "semaphore_fifo", new: "GMC_COMMUTE_IF(gmc_sem, gmc_sem_take, gmc_sem_post, !gmc_empty(&s->queue) || s->value == 0);", program: "philosophers.c"},
	{header: "rwlock", new: "GMC_COMMUTE_IF(gmc_rwlock, gmc_read_unlock, gmc_write_lock, s->readers == 1);", program: withRW},
	{header: "rwlock_fifo", new: "GMC_COMMUTE_IF(gmc_rwlock, gmc_write_enter, gmc_read_enter, s->writer || s->readers);", program: withRW},
	{header: "rwlock_writers", new: "GMC_COMMUTE_IF(gmc_rwlock, gmc_write_enter, gmc_read_take, !s->writer);", program: withRW},
	{header: "rww", new: "GMC_COMMUTE_IF(gmc_rww, gmc_rww_write2_enter, gmc_rww_read_take, gmc_empty(&s->w1));", program: withRWW},
	{header: "message_queue", new: "GMC_COMMUTE_IF(gmc_mq, gmc_mq_receive, gmc_mq_send, gmc_length(&s->messages) < s->room);", program: withMQ},

	// Operations that no longer do what is declared of them.
	{header: "semaphore_fifo", old: "  gmc_pop(&s->queue);", new: "  gmc_pop_last(&s->queue);", program: withSem, want: "GMC_COMMUTE(gmc_sem_enter, gmc_sem_take) is wrong"},
	{header: "semaphore", old: "static void gmc_sem_post(gmc_sem *s) { s->value++; }", new: "static int gmc_sem_post(gmc_sem *s) { return s->value++; }", program: withSem, want: "GMC_COMMUTE_IF(gmc_sem, gmc_sem_post, gmc_sem_wait, s->value > 0) is wrong"},
	{header: "rwlock_writers", old: "  gmc_await(!l->writer && !l->readers && gmc_first(&l->w, gmc_self()));", new: "  gmc_await(!l->writer && !l->readers && gmc_last(&l->w, gmc_self()));", program: withRW, want: "GMC_COMMUTE(gmc_write_enter, gmc_write_take) is wrong"},
	{header: "rwlock", old: "  l->readers++;", new: "  l->readers = l->readers * 2 + 1;", program: withRW, flags: "-DR=2 -DW=0", want: "GMC_COMMUTE(gmc_read_lock, gmc_read_unlock) is wrong"},
	{header: "semaphore", old: "  gmc_await(s->value > 0);\n  s->value--;", new: "  gmc_await(s->value > 0);\n  s->value -= s->value == 1;", program: withSem, want: "GMC_COMMUTE_IF(gmc_sem, gmc_sem_post, gmc_sem_wait, s->value > 0) is wrong"},
	{header: "cond_glibc", old: "static void gmc_cond_enter(gmc_cond *c) { gmc_insert(&c->newer, gmc_self()); }", new: "static void gmc_cond_enter(gmc_cond *c) { gmc_push(&c->newer, gmc_self()); }", program: withCond, want: "GMC_COMMUTE(gmc_cond_enter, gmc_cond_enter) is wrong"},
	{header: "event_flags", old: "{ f->bits |= mask; }", new: "{ f->bits = mask; }", program: withFlags, want: "GMC_COMMUTE(gmc_flags_set, gmc_flags_set) is wrong"},

	// Operations that break the rules of bodies.
	{header: "semaphore", old: "  gmc_await(s->value > 0);\n  s->value--;", new: "  s->value--;\n  gmc_await(s->value >= 0);", program: withSem, want: "operation gmc_sem_wait writes to its object before its guard"},
	{header: "monitor", old: "  gmc_await(!m->busy && gmc_empty(&m->next));\n  m->busy++;", new: "  m->busy++;\n  gmc_await(m->busy == 1 && gmc_empty(&m->next));", program: withMon, want: "operation gmc_monitor_enter writes to its object before its guard"},
	{header: "semaphore", old: "static void gmc_sem_post(gmc_sem *s) { s->value++; }", new: "static void gmc_sem_post(gmc_sem *s) { static int posts; posts++; s->value++; }", program: withSem, want: "operation gmc_sem_post reads memory outside of its object"},
	{header: "rwlock_fifo", old: "static void gmc_write_unlock(gmc_rwlock *l) { l->writer--; }", new: "static void gmc_write_unlock(gmc_rwlock *l) { l->writer--; l[1].writer = 0; }", program: withRW, want: "operation gmc_write_unlock accesses memory outside of its object"},
	{header: "rwlock_readers", old: "  gmc_pop(&l->r);", new: "  gmc_read_enter(l);", program: withRW, want: "operation gmc_read_take runs operation gmc_read_enter"},
	{header: "message_queue", old: "  gmc_push(&q->messages, message);", new: "  while (1) gmc_empty(&q->messages);", program: withMQ, want: "operation gmc_mq_send does not end"},
	{header: "semaphore_lifo", old: "  *s = (gmc_sem){0};", new: "  gmc_push(&s->queue, 0);", program: withSem, want: "depends on a part of its object"},
	{header: "futex", old: "GMC_OP(both) static int gmc_futex_exchange(gmc_futex *f, int value) {\n  int old = f->value;\n  f->value = value;", new: "GMC_OP(both) static int gmc_futex_exchange(gmc_futex *f, int value) {\n  int old;\n  f->value = value;", program: withFutex, want: "operation gmc_futex_exchange depends on a part of its object, or of its local variables, that was never written"},
	{header: "rww", old: "  l->readers++;", new: "  extern void *malloc(unsigned long);\n  l->readers += malloc(8) != 0;", program: withRWW, want: "operation gmc_rww_read_take does more than to compute the next state of its object"},

	// Invariants that are false from the start.
	{header: "semaphore", old: "GMC_INVARIANT(gmc_sem, s->value >= 0);", new: "GMC_INVARIANT(gmc_sem, s->value > 1);", program: withSem, want: "the invariant s->value > 1 of gmc_sem does not hold of the state that the object has at first, {value = 0}"},
	{header: "cond_fifo", old: "gmc_empty(&s->queue) || !gmc_contains(&s->woken, s->queue.item[0])", new: "!gmc_empty(&s->queue)", program: withCond, want: "the invariant !gmc_empty(&s->queue) of gmc_cond does not hold of the state that the object has at first, {queue = [], woken = []}"},
}

// including are flags that make a program include a header where it has a choice.
func including(program, header string) []string {
	for prefix, macro := range map[string]string{"rwlock": "LOCK", "semaphore": "SEMAPHORE", "cond": "COND"} {
		if strings.HasPrefix(header, prefix) {
			return []string{fmt.Sprintf("-D%s=<genmcgo/%s.h>", macro, header)}
		}
	}
	return nil
}

// TestMutatedHeaders: a wrong declaration, and an operation that is none, is reported as such with its line,
// and not as something that is wrong with the program, or right. The headers as they are pass. Under all models this is so.
func TestMutatedHeaders(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	for _, model := range consistency.NamesOf(func(consistency.Traits) bool { return true }) {
		mutatedHeaders(t, model, scale.By{Short: 16, Usual: 64, Wide: 32, Full: 1})
	}
}

func mutatedHeaders(t *testing.T, model string, every scale.By) {
	sequential := model == "sc"
	intact := map[string]bool{}
	for _, m := range mutations {
		name := "interp/rtlib/include/genmcgo/" + m.header + ".h"
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text, old := string(data), m.old
		if old == "" {
			old = "GMC_INVARIANT("
			m.new += "\n" + old
		}
		if strings.Count(text, old) != 1 {
			t.Errorf("%s: %s has %q %d times", model, name, old, strings.Count(text, old))
			continue
		}
		if !every.Takes(model + m.header + m.old + m.new) {
			continue
		}
		exchanged := sequential && strings.Contains(m.new, "value") // some of them with and some without
		run := func(text string) (*report.Report, error) {
			dir := t.TempDir()
			if err := os.Mkdir(filepath.Join(dir, "genmcgo"), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, "genmcgo", m.header+".h"), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			flags := append([]string{"-I" + dir}, including(m.program, m.header)...)
			return Check(t.Context(), File("testdata/primitives/"+m.program, append(flags, strings.Fields(m.flags)...)...), Options{Model: model, NoSimplify: true, Workers: 1, CommuteIf: exchanged})
		}
		if key := m.header + " " + m.program + " " + m.flags; !intact[key] {
			intact[key] = true
			if r, err := run(text); err != nil || r.Verdict != report.Verified || r.Complete == 0 {
				t.Errorf("%s: %s as it is: %+v, %v", model, key, r, err)
			}
		}
		mutated := strings.Replace(text, old, m.new, 1)
		from := strings.Index(mutated, m.new)
		if declaration, _, ok := strings.Cut(m.want, " is wrong"); ok {
			from = strings.Index(mutated, declaration)
		}
		line := 1 + strings.Count(mutated[:from], "\n")
		r, err := run(mutated)
		got, file, at := "", "", 0
		var in *InputError
		switch {
		case errors.As(err, &in):
			got, file, at = in.Msg, in.File, in.Line
		case err == nil && len(r.Errors) > 0 && r.Errors[0].Kind == "operation-misuse":
			got, file, at = r.Errors[0].Message, r.Errors[0].File, r.Errors[0].Line
		}
		want := m.want
		if want == "" {
			want = strings.TrimSuffix(strings.SplitN(m.new, "\n", 2)[0], ";") + " is wrong"
		}
		if !strings.Contains(got, want) {
			t.Errorf("%s: %s with %q: %q, %v, %+v, want %q", model, m.header, m.new, got, err, r, want)
			continue
		}
		if in == nil && filepath.Base(file) == filepath.Base(m.program) {
			continue // it goes wrong in an order of operations that commute: the call is shown
		}
		if at < line || at > line+strings.Count(m.new, "\n") || !strings.HasSuffix(file, "genmcgo/"+m.header+".h") {
			t.Errorf("%s: %s with %q: at %s:%d, want line %d: %s", model, m.header, m.new, file, at, line, got)
		}
	}
}
