'use strict';
// Shows and hides what the page contains. What a step changes comes from the data; here
// it is only applied, forwards and backwards.
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const make = (tag, props = {}, ...children) => {
    const e = Object.assign(document.createElement(tag), props);
    e.append(...children);
    return e;
  };
  const svgNS = 'http://www.w3.org/2000/svg';
  const root = document.documentElement;

  // Light and dark: what the system says, until the button is used.
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches;
  const nameTheme = () => { $('#theme').textContent = isDark() ? 'Light' : 'Dark'; };
  const turnTheme = () => { root.dataset.theme = isDark() ? 'light' : 'dark'; nameTheme(); };
  $('#theme').addEventListener('click', turnTheme);
  dark.addEventListener('change', nameTheme);
  nameTheme();

  const help = $('#help');
  const showHelp = () => { if (help.open) help.close(); else { stop(); help.showModal(); } };
  $('#keys').addEventListener('click', showHelp);

  for (const b of $$('button.copy')) {
    b.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(b.dataset.copy);
      } catch { // not allowed for files in every browser
        const area = make('textarea', { value: b.dataset.copy });
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
        b.focus();
      }
      b.textContent = 'Copied';
      setTimeout(() => { b.textContent = 'Copy'; }, 1500);
    });
  }

  const all = JSON.parse($('#data').textContent) || [];
  const stage = $('#stage');
  const canvas = $('#canvas');
  let stop = () => {};
  addKeys();
  if (!stage) return;

  const slider = $('#slider');
  const relations = ['po', 'rf', 'co', 'fr', 'hb'];
  const shown = Object.fromEntries(relations.map(r => [r, true]));
  let finding = -1;
  let d = null;       // data of the finding
  let events = [];    // of all threads: {id, thread, text, node, links, ...}
  let drawing = null; // its element
  let svg = null;
  let zoom = 1;
  let n = 0;          // steps done
  let memory = [];    // the write that each location holds, -1: the initial value
  let views = [];     // the same for each thread
  let cells = [];     // of the table: [memory, threads...][location]
  let chosen = null;
  let timer = 0;
  let whole = false;  // all events are shown, not just what threads do to each other
  let less = false;   // the drawing at hand shows less

  // ---- one finding

  const drawingOf = i => (!whole && $(`.drawing[data-finding="${i}"][data-less]`)) || $(`.drawing[data-finding="${i}"]:not([data-less])`);

  function prepare(i) {
    d = all[i];
    events = [];
    chosen = null;
    for (const e of $$('.drawing .now, .drawing .chosen, .drawing .past')) e.classList.remove('now', 'chosen', 'past');
    for (const e of $$('.drawing [aria-pressed]')) e.removeAttribute('aria-pressed');
    drawing = drawingOf(i);
    less = 'less' in drawing.dataset;
    svg = $('svg', drawing);
    d.threads.forEach((t, k) => t.events.forEach((e, j) => events.push(
      { ...e, no: events.length, id: `(${t.id},${j})`, thread: k, index: j, step: -1, links: [], readers: [], before: [] })));
    d.steps.forEach((s, k) => { events[s.e].step = k; });
    const byId = new Map(events.map(e => [e.id, e]));
    for (const e of events) {
      if (e.r >= 0) events[e.r].readers.push(e);
      if (e.index > 0) e.before.push(events[e.no - 1]);
    }
    for (const [from, to] of d.hb) events[to].before.push(events[from]);
    svg.setAttribute('role', 'group');
    for (const node of $$('.event', svg)) {
      const e = byId.get(node.dataset.id);
      e.node = node;
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', '-1');
      node.setAttribute('aria-label', `${e.id} ${e.x}`);
    }
    if (less) {
      for (const e of events) {
        if (e.w >= 0) e.node = events[e.w].node;
        else if (e.b) e.node?.setAttribute('aria-label', `${e.id} ${e.b}`);
      }
    }
    for (const link of $$('.links > *, .labels > *', svg)) {
      for (const end of [link.dataset.from, link.dataset.to]) byId.get(end)?.links.push(link);
      link.ends = [byId.get(link.dataset.from), byId.get(link.dataset.to)];
    }
    if (!svg.bar) {
      heads();
      // One event says that something is wrong, the cycle says what; two events that are
      // in conflict stand for themselves.
      const f = $(`.finding[data-finding="${i}"]`);
      if ($$('.concerns li', f).length < 2) $$('.show-cycle', f).forEach(b => markCycle(b, true));
    }
    memory = d.locations.map(() => -1);
    views = d.threads.map(() => d.locations.map(() => -1));
    n = 0;
    table();
    markSource();
    slider.max = d.steps.length;
  }

  // heads makes a copy of the names of the threads that stays in sight.
  function heads() {
    const bar = document.createElementNS(svgNS, 'g');
    bar.setAttribute('class', 'lanebar');
    bar.setAttribute('aria-hidden', 'true');
    const names = $$('.lane .name', svg);
    const paper = document.createElementNS(svgNS, 'rect');
    const bottom = Math.max(0, ...names.map(t => +t.getAttribute('y'))) + 8;
    paper.setAttribute('width', svg.viewBox.baseVal.width);
    paper.setAttribute('height', bottom);
    bar.append(paper, ...names.map(t => t.cloneNode(true)));
    svg.append(bar);
    svg.bar = bar;
    svg.barHeight = bottom;
  }

  // The stage is as high as what the text above leaves of the window.
  const measure = () => stage.style.setProperty('--above', `${Math.round(stage.getBoundingClientRect().top + scrollY)}px`);
  addEventListener('resize', measure);

  async function unpack(packed) {
    const bytes = Uint8Array.from(atob(packed), c => c.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  }

  async function show(i, at) {
    stop();
    finding = i;
    for (const e of $$('[data-finding]')) {
      if (e.tagName === 'BUTTON') e.setAttribute('aria-current', String(+e.dataset.finding === i));
      else e.hidden = +e.dataset.finding !== i;
    }
    for (const e of $$('.drawing')) e.hidden = e.hidden || e !== drawingOf(i);
    $('#all-label').hidden = !$(`.drawing[data-finding="${i}"][data-less]`);
    d = svg = null; // nothing can be done before there is something to do it to
    stage.hidden = !all[i];
    if (!all[i]) return;
    const into = drawingOf(i);
    const packed = 'less' in into.dataset ? 'brief' : 'packed';
    if (all[i][packed]) {
      stage.setAttribute('aria-busy', 'true');
      stage.inert = true;
      const text = await unpack(all[i][packed]);
      if (finding !== i || into !== drawingOf(i)) return;
      into.innerHTML = text;
      delete all[i][packed];
      stage.inert = false;
    }
    prepare(i);
    measure();
    relate();
    resize(Math.max(0.8, wide())); // readable, even if that is wider than the canvas
    const end = d.steps.length;
    go(at === undefined ? end : Math.min(at, end), true);
    stage.setAttribute('aria-busy', 'false');
  }

  const turnAll = () => { if ($('#all-label').hidden) return; whole = !whole; $('#all').checked = whole; show(finding, n); };
  $('#all').addEventListener('change', turnAll);

  for (const b of $$('.found button')) b.addEventListener('click', () => show(+b.dataset.finding));
  for (const b of $$('button.event')) {
    b.addEventListener('click', () => {
      const e = d && events.find(e => e.id === b.dataset.event);
      if (!e) return;
      choose(e);
      reveal(e);
      canvas.scrollIntoView({ block: 'nearest' });
    });
  }

  for (const b of $$('.show-cycle')) {
    b.addEventListener('click', () => {
      if (!d) return;
      const on = b.getAttribute('aria-pressed') !== 'true';
      const ids = markCycle(b, on);
      if (on) {
        const first = events.find(e => e.id === ids[0]);
        if (first) reveal(first);
        canvas.scrollIntoView({ block: 'nearest' });
      }
    });
  }

  // markCycle marks the events and edges of the cycle that button b shows.
  function markCycle(b, on) {
    b.setAttribute('aria-pressed', String(on));
    b.textContent = on ? 'Hide' : 'Show';
    const ids = b.dataset.links.trim().split(' ');
    const pairs = new Set();
    for (let i = 0; i < ids.length; i += 2) pairs.add(`${ids[i]} ${ids[i + 1]}`);
    for (const e of events) e.node?.classList.toggle('cycle', on && ids.includes(e.id));
    for (const l of $$('.links > *', svg)) l.classList.toggle('cycle', on && pairs.has(`${l.dataset.from} ${l.dataset.to}`));
    return ids;
  }

  // ---- memory and views

  const value = (location, write) => write < 0 ? d.initial[location] : events[write].v;
  const order = write => write < 0 ? 0 : events[write].o;
  const writeName = write => write < 0 ? 'init' : events[write].id;
  const threadName = k => `T${d.threads[k].id}`;

  function table() {
    const head = make('tr', {}, make('th', { scope: 'col', textContent: 'location' }), make('th', { scope: 'col', textContent: 'memory' }));
    d.threads.forEach((t, k) => head.append(make('th', { scope: 'col', textContent: threadName(k), title: t.fn || '' })));
    $('#state thead').replaceChildren(head);
    // Where less is shown, so is the memory that is accessed outside of calls of libraries.
    const known = new Set(d.steps.filter(s => events[s.e].w === undefined && !events[s.e].b).flatMap(s => s.c.filter((_, k) => k % 4 === 1)));
    cells = [d.locations.map(() => make('td')), ...d.threads.map(() => d.locations.map(() => make('td')))];
    $('#state tbody').replaceChildren(...d.locations.map((l, i) =>
      make('tr', { hidden: less && !known.has(i) }, make('th', { scope: 'row', textContent: l }), ...cells.map(column => column[i]))));
    d.locations.forEach((_, i) => fill(i));
  }

  function fill(location) {
    cells.forEach((column, k) => {
      const write = k ? views[k - 1][location] : memory[location];
      const cell = column[location];
      cell.replaceChildren(value(location, write), ' ', make('small', { textContent: writeName(write) }));
      cell.classList.toggle('behind', k > 0 && order(write) < order(memory[location]));
      cell.classList.toggle('ahead', k > 0 && order(write) > order(memory[location]));
    });
  }

  // apply does step i, or undoes it.
  function apply(i, undo, touched) {
    const c = d.steps[i].c;
    for (let j = 0; j < c.length; j += 4) {
      const held = c[j] < 0 ? memory : views[c[j]];
      held[c[j + 1]] = c[j + (undo ? 2 : 3)];
      touched.add(c[j + 1]);
    }
  }

  // ---- time

  const isDone = e => e.d >= 0 && e.d <= n;
  // current is the event that was done last, of those that the drawing shows: what libraries do when a thread ends is
  // nothing to look at.
  const current = () => {
    let k = n;
    while (less && k > 1 && !events[d.steps[k - 1].e].node) k--;
    return k > 0 ? events[d.steps[k - 1].e] : null;
  };

  function go(to, fresh) {
    if (!d) return;
    to = Math.max(0, Math.min(to, d.steps.length));
    const from = n;
    const touched = new Set();
    while (n < to) apply(n++, false, touched);
    while (n > to) apply(--n, true, touched);
    touched.forEach(fill);
    const dirty = new Set();
    for (const e of events) {
      // A step that is not taken is bright when the trace has come to it.
      const todo = !(isDone(e) || e.d < 0 && e.step >= 0 && e.step < n || e.d < 0 && e.step < 0 && n === d.steps.length);
      if (todo !== e.todo || fresh) {
        e.todo = todo;
        e.node?.classList.toggle('todo', todo);
        e.links.forEach(l => dirty.add(l));
      }
    }
    for (const l of dirty) l.classList.toggle('todo', l.ends.some(e => e && e.todo));
    $$('.now', svg).forEach(x => x.classList.remove('now'));
    $$('#state .changed, #state .active').forEach(x => x.classList.remove('changed', 'active'));
    const e = current();
    if (e) {
      e.node?.classList.add('now');
      reveal(e);
      const c = d.steps[n - 1].c;
      for (let j = 0; j < c.length; j += 4) cells[c[j] + 1][c[j + 1]].classList.add('changed');
      $('#state thead').rows[0].cells[e.thread + 2].classList.add('active');
      const scroll = c.length ? cells[c[0] + 1][c[1]] : null;
      if (scroll) within($('#cells'), scroll, $('#state thead').offsetHeight);
    } else {
      canvas.scrollTop = 0;
    }
    showLine(e);
    slider.value = n;
    slider.setAttribute('aria-valuetext', e ? `${n} of ${d.steps.length}: ${said(e)}` : 'nothing done yet');
    $('#count').textContent = `${n} of ${d.steps.length}`;
    $('#now').textContent = e ? `${threadName(e.thread)} ${said(e)}${place(e)}` : 'before the first event';
    $('#first').disabled = $('#back').disabled = n === 0;
    $('#forth').disabled = $('#last').disabled = n === d.steps.length;
    if (!chosen) details(e);
    try {
      history.replaceState(null, '', `#${finding + 1}.${n}`);
    } catch { /* not everywhere allowed for files */ }
    if (from !== n && n === d.steps.length) stop();
  }

  // onward is where n comes to by one step: past what the drawing does not show, and past the rest of a box.
  function onward(by) {
    let to = n + by;
    const box = k => events[d.steps[k].e].node;
    while (less && to > 0 && to < d.steps.length && (!box(to - 1) || box(to) === box(to - 1))) to += by;
    return to;
  }

  // said is what the drawing says of e.
  const said = e => {
    const r = less && e.w >= 0 ? events[e.w] : e;
    return `${r.id} ${less && r.b || r.x}`;
  };

  const place = e => e.f >= 0 ? `   ${$(`#tab-${e.f}`).textContent}:${e.l}` : '';

  // line goes to the next or previous source line of the trace.
  function line(direction) {
    const at = k => { const e = events[d.steps[k].e]; return `${e.thread} ${e.f} ${e.l}`; };
    let to = n;
    if (direction > 0 && n < d.steps.length) {
      for (to = n + 1; to < d.steps.length && at(to) === at(n);) to++;
    } else if (direction < 0 && n > 0) {
      for (to = n - 1; to > 0 && at(to - 1) === at(n - 1);) to--;
    }
    go(to);
  }

  function play() {
    if (timer) return stop();
    if (!d) return;
    if (n === d.steps.length) go(0);
    const tick = () => { timer = setTimeout(tick, +$('#speed').value); go(onward(1)); };
    timer = setTimeout(tick, Math.min(300, +$('#speed').value));
    $('#play').textContent = 'Pause';
    $('#play').setAttribute('aria-pressed', 'true');
  }
  stop = () => {
    clearTimeout(timer);
    timer = 0;
    $('#play').textContent = '▶ Play';
    $('#play').setAttribute('aria-pressed', 'false');
  };

  slider.addEventListener('input', () => { stop(); go(+slider.value); });
  $('#first').addEventListener('click', () => { stop(); go(0); });
  $('#back').addEventListener('click', () => { stop(); go(onward(-1)); });
  $('#forth').addEventListener('click', () => { stop(); go(onward(1)); });
  $('#last').addEventListener('click', () => { stop(); go(Infinity); });
  $('#play').addEventListener('click', play);

  // ---- source

  let marked = [];
  function markSource() {
    marked.forEach(l => { l.classList.remove('touched', 'wrong', 'now'); $('.marks', l).remove(); });
    const lines = new Map(); // element -> thread -> events
    for (const e of events) {
      const l = lineOf(e);
      if (!l) continue;
      if (!lines.has(l)) lines.set(l, new Map());
      const of = lines.get(l);
      of.set(e.thread, [...(of.get(e.thread) || []), e]);
    }
    marked = [...lines.keys()];
    for (const [l, of] of lines) {
      l.classList.add('touched');
      const marks = make('span', { className: 'marks' });
      l.append(marks);
      for (const [k, list] of of) {
        const b = make('button', { type: 'button', textContent: threadName(k) + (list.length > 1 ? ` ×${list.length}` : ''), title: list.slice(0, 12).map(e => `${e.id} ${e.x}`).join('\n') });
        b.addEventListener('click', () => {
          const at = list.indexOf(chosen);
          choose(list[(at + 1) % list.length]);
          reveal(chosen);
        });
        marks.append(b);
      }
    }
    const wrong = new Set($$(`.finding[data-finding="${finding}"] .concerns button`).map(b => b.dataset.event));
    for (const e of events) if (wrong.has(e.id)) lineOf(e)?.classList.add('wrong');
  }

  const lineOf = e => e.f >= 0 ? $(`#file-${e.f} li[data-line="${e.l}"]`) : null;

  function showFile(i) {
    $$('.tabs button').forEach((b, k) => b.setAttribute('aria-selected', String(k === i)));
    $$('.file').forEach((f, k) => { f.hidden = k !== i; });
  }
  $$('.tabs button').forEach((b, k) => b.addEventListener('click', () => showFile(k)));

  function showLine(e) {
    $$('.file .now').forEach(x => x.classList.remove('now'));
    const l = e && lineOf(e);
    if (!l) return;
    showFile(e.f);
    l.classList.add('now');
    within(l.closest('.file'), l, 0);
  }

  // within scrolls box so that what is in it can be seen; the page stays where it is.
  function within(box, what, top) {
    const b = box.getBoundingClientRect(), w = what.getBoundingClientRect();
    const margin = Math.min(60, b.height / 4);
    if (w.top < b.top + top + margin / 4) box.scrollTop += w.top - b.top - top - margin;
    else if (w.bottom > b.bottom - margin / 4) box.scrollTop += w.bottom - b.bottom + margin;
    if (box !== canvas && box !== $('#cells')) return;
    if (w.left < b.left + 8) box.scrollLeft += w.left - b.left - 40;
    else if (w.right > b.right - 8) box.scrollLeft += Math.min(w.right - b.right + 40, w.left - b.left - 8);
  }

  const reveal = e => { if (e.node) within(canvas, e.node, svg.barHeight * zoom); };

  // ---- graph

  function relate() {
    for (const r of relations) {
      drawing.classList.toggle(`no-${r}`, !shown[r]);
      $(`.tools [data-relation=${r}]`).checked = shown[r];
    }
  }
  for (const box of $$('.tools input')) {
    box.addEventListener('change', () => { shown[box.dataset.relation] = box.checked; relate(); });
  }

  function resize(z, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2) {
    if (!svg) return;
    z = Math.max(0.1, Math.min(3, z));
    const left = (canvas.scrollLeft + x) / zoom, top = (canvas.scrollTop + y) / zoom;
    zoom = z;
    const box = svg.viewBox.baseVal;
    svg.style.width = `${box.width * z}px`;
    svg.style.height = `${box.height * z}px`;
    canvas.scrollLeft = left * z - x;
    canvas.scrollTop = top * z - y;
    $('#zoom').textContent = `${Math.round(z * 100)}%`;
    follow();
  }
  const wide = () => Math.min(1.15, (canvas.clientWidth - 4) / svg.viewBox.baseVal.width);
  const fit = () => svg && resize(wide());
  const follow = () => svg?.bar?.setAttribute('transform', `translate(0,${canvas.scrollTop / zoom})`);
  canvas.addEventListener('scroll', follow, { passive: true });
  $('#larger').addEventListener('click', () => resize(zoom * 1.2));
  $('#smaller').addEventListener('click', () => resize(zoom / 1.2));
  $('#fit').addEventListener('click', fit);
  canvas.addEventListener('wheel', w => {
    if (!w.ctrlKey) return;
    w.preventDefault();
    const b = canvas.getBoundingClientRect();
    resize(zoom * Math.exp(-w.deltaY / 400), w.clientX - b.left, w.clientY - b.top);
  }, { passive: false });

  let drag = null;
  canvas.addEventListener('pointerdown', p => {
    if (p.pointerType !== 'mouse' || p.button !== 0 || p.target.closest('.event') || p.offsetX > canvas.clientWidth && p.target === canvas) return;
    drag = { x: p.clientX, y: p.clientY, left: canvas.scrollLeft, top: canvas.scrollTop };
  });
  addEventListener('pointermove', p => {
    if (!drag) return;
    canvas.classList.add('dragging');
    canvas.scrollLeft = drag.left - (p.clientX - drag.x);
    canvas.scrollTop = drag.top - (p.clientY - drag.y);
  });
  addEventListener('pointerup', () => { drag = null; canvas.classList.remove('dragging'); });

  const eventAt = target => {
    const node = target.closest?.('.event');
    return node && events.find(e => e.node === node);
  };
  canvas.addEventListener('click', c => {
    const e = eventAt(c.target);
    if (!e) return;
    choose(e === chosen ? null : e);
    e.node.focus({ preventScroll: true });
  });
  canvas.addEventListener('dblclick', c => {
    const e = eventAt(c.target);
    if (e && e.step >= 0) { choose(e); go(e.step + 1); }
  });
  canvas.addEventListener('mouseover', c => {
    const e = eventAt(c.target);
    near(e || chosen);
    details(e || chosen || current());
  });
  canvas.addEventListener('mouseleave', () => { near(chosen); details(chosen || current()); });

  // near makes the edges of e thick.
  function near(e) {
    $$('.near', svg).forEach(l => l.classList.remove('near'));
    e?.links.forEach(l => l.classList.add('near'));
  }

  // past is what happens before e.
  function past(e) {
    const seen = new Set();
    const todo = [...e.before];
    while (todo.length) {
      const b = todo.pop();
      if (seen.has(b)) continue;
      seen.add(b);
      todo.push(...b.before);
    }
    return seen;
  }

  function choose(e) {
    $$('.chosen, .past', svg).forEach(x => x.classList.remove('chosen', 'past'));
    $$('[aria-pressed]', svg).forEach(x => x.removeAttribute('aria-pressed'));
    chosen = e;
    near(e);
    if (e) {
      e.node?.classList.add('chosen');
      e.node?.setAttribute('aria-pressed', 'true');
      past(e).forEach(b => b.node?.classList.add('past'));
    }
    showLine(e || current());
    details(e || current());
  }

  // details says what there is to say of e.
  function details(e) {
    const box = $('#details');
    if (!e) {
      box.replaceChildren(make('span', { className: 'label', textContent: 'Choose an event to see what it reads from and what happens before it.' }));
      return;
    }
    const out = [make('code', { textContent: said(e) })];
    const say = (label, ...what) => out.push(' ', make('span', { className: 'label', textContent: `· ${label} ` }), ...what);
    const link = x => {
      const b = make('button', { type: 'button', textContent: x.id, title: x.x });
      b.addEventListener('click', () => { choose(x); reveal(x); });
      return b;
    };
    const links = list => [...list.slice(0, 8).flatMap(x => [link(x), ' ']), list.length > 8 ? `and ${list.length - 8} more` : ''];
    if (e.f >= 0) say('at', place(e).trim());
    say('in', `thread ${d.threads[e.thread].id}${d.threads[e.thread].fn ? ` (${d.threads[e.thread].fn})` : ''}`);
    if (e.r === -1) say('reads the initial value');
    if (e.r >= 0) say('reads from', link(events[e.r]), ` ${events[e.r].x}`);
    if (e.readers.length) say('read by', ...links(e.readers));
    if (e.p) say(/\[waits: |^block /.test(e.x) ? 'waits:' : 'wrong:', e.p);
    say('after', `${past(e).size} of ${events.length} events (happens-before)`);
    if (e.step >= 0) {
      const b = make('button', { type: 'button', textContent: `step ${e.step + 1}`, title: 'Go there (g)' });
      b.addEventListener('click', () => { stop(); go(e.step + 1); });
      say('', b);
    }
    box.replaceChildren(...out);
  }

  // On paper nothing can be opened.
  let opened = [];
  addEventListener('beforeprint', () => {
    if (svg) svg.classList.toggle('tall', svg.viewBox.baseVal.height > 2 * svg.viewBox.baseVal.width);
    opened = $$('.listing:not([hidden]) details:not([open])').filter(x => $('.trace', x));
    opened.forEach(x => { x.open = true; });
  });
  addEventListener('afterprint', () => { opened.forEach(x => { x.open = false; }); });

  // ---- keys

  function addKeys() {
    addEventListener('keydown', k => {
      if (k.ctrlKey || k.altKey || k.metaKey || help.open && k.key !== '?') return;
      const at = document.activeElement;
      const on = tag => at && at.matches?.(tag);
      if (on('select')) return;
      const keys = {
        '?': showHelp,
        d: turnTheme,
      };
      if (stage && all.length) {
        const b = $$('.found button');
        Object.assign(keys, {
          n: () => b.length && show((finding + 1) % b.length),
          p: () => b.length && show((finding + b.length - 1) % b.length),
        });
      }
      if (stage && d && !stage.hidden) {
        const inGraph = at && canvas.contains(at);
        const step = by => () => { stop(); if (k.shiftKey) line(by); else go(onward(by)); };
        Object.assign(keys, {
          j: step(1), k: step(-1),
          Home: () => { stop(); go(0); }, End: () => { stop(); go(d.steps.length); },
          '+': () => resize(zoom * 1.2), '=': () => resize(zoom * 1.2), '-': () => resize(zoom / 1.2), 0: fit,
          g: () => { if (chosen && chosen.step >= 0) { stop(); go(chosen.step + 1); } },
          Escape: () => choose(null),
          a: turnAll,
        });
        relations.forEach((r, i) => { keys[i + 1] = () => { shown[r] = !shown[r]; relate(); }; });
        if (!on('[role=tab]')) Object.assign(keys, { ArrowRight: step(1), ArrowLeft: step(-1) });
        if (!on('button, input[type=checkbox], summary, a')) keys[' '] = play;
        if (inGraph) {
          const e = eventAt(at);
          const along = by => () => {
            let to = e ? events[e.no + by] : current() || events.find(x => x.node);
            while (e && to && to.thread === e.thread && (!to.node || to.node === e.node)) to = events[to.no + by];
            if (!to || e && to.thread !== e.thread || !to.node) return;
            to.node.focus({ preventScroll: true });
            reveal(to);
            if (!chosen) details(to);
          };
          Object.assign(keys, { ArrowDown: along(1), ArrowUp: along(-1) });
          if (e) keys.Enter = () => choose(e === chosen ? null : e);
        }
      }
      const run = keys[k.key];
      if (!run) return;
      k.preventDefault();
      run();
    });
  }

  // Which finding and step the address asks for; a link can be kept to any of them.
  function address() {
    const at = /^#(\d+)\.(\d+)$/.exec(location.hash);
    if (at && +at[1] >= 1 && +at[1] <= all.length) show(+at[1] - 1, +at[2]);
    else show(0);
  }
  addEventListener('hashchange', address);
  address();
})();
