import type { Browser, Page } from '@playwright/test';

/** One event of a Chromium trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** On the clock. */
  dur?: number;
  /** On the processor: less than `dur` where the thread had to wait for one. */
  tdur?: number;
  args?: { name?: string };
}

/** What the page's own thread did between one frame and the next, in milliseconds. */
export interface Frame {
  length: number;
  /** Time on the processor. */
  busy: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** The kinds of work, by the names that Chromium gives them. */
const WORK = {
  script: ['FunctionCall', 'FireAnimationFrame', 'EvaluateScript', 'v8.callFunction', 'RunMicrotasks'],
  'style and layout': ['UpdateLayoutTree', 'Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  garbage: ['MinorGC', 'MajorGC', 'V8.GCScavenger'],
};

export type Work = keyof typeof WORK;

/** The thread that asks for frames: of the page that scrolls. */
function pageThread(events: readonly TraceEvent[]): TraceEvent[] {
  const asked = events.findLast(({ name }) => name === 'FireAnimationFrame');
  if (!asked) throw new Error('The trace holds no frame.');
  return events.filter(({ pid, tid }) => pid === asked.pid && tid === asked.tid);
}

/** Times at which the page drew a frame. */
const frameTimes = (thread: readonly TraceEvent[]): number[] =>
  thread
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);

/** Milliseconds on the processor that fall into a span; a task that straddles its edge counts by its share. */
function busyWithin(tasks: readonly TraceEvent[], start: number, end: number): number {
  let sum = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    const overlap = Math.min(end, ts + dur) - Math.max(start, ts);
    if (overlap > 0 && dur > 0) sum += (tdur * overlap) / dur;
  }
  return sum / 1000;
}

function framesOf(thread: readonly TraceEvent[]): Frame[] {
  const times = frameTimes(thread);
  const tasks = thread.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  return times.slice(1).map((end, index) => {
    const start = times[index] ?? end;
    return { length: (end - start) / 1000, busy: busyWithin(tasks, start, end) };
  });
}

/** Share of the time on the clock that each kind of work took, its own parts left out. */
function shares(thread: readonly TraceEvent[]): Record<Work, number> {
  const times = frameTimes(thread);
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const spent = { script: 0, 'style and layout': 0, paint: 0, garbage: 0 };
  const kindOf = new Map(
    Object.entries(WORK).flatMap(([kind, names]) => names.map((name) => [name, kind as Work] as const)),
  );
  const open: { end: number; kind: Work }[] = [];
  for (const event of thread.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts)) {
    const kind = kindOf.get(event.name);
    if (!kind) continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
    const around = open.at(-1);
    if (around) spent[around.kind] -= event.dur ?? 0;
    spent[kind] += event.dur ?? 0;
    open.push({ end: event.ts + (event.dur ?? 0), kind });
  }
  return Object.fromEntries(Object.entries(spent).map(([kind, time]) => [kind, time / span])) as Record<
    Work,
    number
  >;
}

/** Traces the page's own thread while something is done. */
export async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ frames: Frame[]; shares: Record<Work, number> }> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const thread = pageThread(traceEvents);
  return { frames: framesOf(thread), shares: shares(thread) };
}
