import { monitorEventLoopDelay } from 'node:perf_hooks';

const MEBIBYTE = 1024 * 1024;

export interface Watched {
  seconds: number;
  /** Of this process on the processors, every thread among it; not of a PostgreSQL server. */
  cpuSeconds: number;
  /** Most that the process held at any time, every thread's heap among it. */
  residentMiB: number;
  /** The longest that this thread, which is the API's, was kept from anything else. */
  stallMs: number;
}

/** Does `work` and watches how long it takes, how large the process becomes, and how long its first thread is held up. */
export async function watched(work: () => Promise<unknown>): Promise<Watched> {
  globalThis.gc?.();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  await work();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  delay.disable();
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage.rss());
  return {
    seconds,
    cpuSeconds: (user + system) / 1e6,
    residentMiB: most / MEBIBYTE,
    stallMs: delay.max / 1e6,
  };
}

/** Of several: the medians of the seconds, the most of all else. */
export function summaryOf(all: readonly Watched[], median: (values: number[]) => number): Watched {
  return {
    seconds: median(all.map(({ seconds }) => seconds)),
    cpuSeconds: median(all.map(({ cpuSeconds }) => cpuSeconds)),
    residentMiB: Math.max(...all.map(({ residentMiB }) => residentMiB)),
    stallMs: Math.max(...all.map(({ stallMs }) => stallMs)),
  };
}
