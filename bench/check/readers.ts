import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { quantile } from '../lib/quantile';
import type { Ready } from './host';

export const READERS = 10;
/** Each person reads a page of the property book, and looks at it for so long. */
const LOOKS_MS = 250;

export interface Reads {
  count: number;
  failed: number;
  /** Milliseconds until the whole answer was there. */
  p50: number;
  p99: number;
  most: number;
}

function read(agent: Agent, { url, cookie }: Ready): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/property?limit=50`, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200));
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Ten people read the property book until `work` is done. */
export async function readBeside(ready: Ready, work: Promise<unknown>): Promise<Reads> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  const ending = work.finally(() => (isOver = true));
  const person = async (number: number) => {
    await setTimeout((number * LOOKS_MS) / READERS);
    while (!isOver) {
      const started = performance.now();
      if (!(await read(agent, ready))) failed += 1;
      times.push(performance.now() - started);
      await setTimeout(LOOKS_MS);
    }
  };
  await Promise.all([ending, ...Array.from({ length: READERS }, (_, number) => person(number))]);
  agent.destroy();
  const [p50, p99, most] = [quantile(times, 0.5), quantile(times, 0.99), Math.max(0, ...times)];
  return { count: times.length, failed, p50, p99, most };
}
