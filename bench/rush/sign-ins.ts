import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { send, sessionOf } from '../brigade/http';
import { PASSWORD, signIn } from '../brigade/people';
import { quantile } from '../lib/quantile';
import type { Soldier } from './office';

/** Sign-ins a second, which come whether or not those before are answered. */
const SIGN_INS_A_SECOND = 25;

const BETWEEN_CALLS_MS = 20;

export interface SignIns {
  /** The sessions of those who got in, by user name. */
  cookies: Map<string, string>;
  signIns: { count: number; refused: number; perSecond: number; p50: number; p99: number };
  /** What `/api/auth/me` of one who is signed in takes, in milliseconds. */
  alone: { p50: number; p99: number };
  beside: { p50: number; p99: number };
}

const quantiles = (times: readonly number[]) => ({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) });

/** Asks who is signed in, one call at a time, until it is told to stop. */
async function askMe(origin: string, cookie: string, goesOn: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  while (goesOn()) {
    const { ms } = await send(agent, { method: 'GET', url: `${origin}/api/auth/me`, headers: { cookie } });
    times.push(ms);
    await setTimeout(BETWEEN_CALLS_MS);
  }
  agent.destroy();
  return times;
}

/** Signs in all people at 25 a second while one of them, who is in, goes on asking; and before that asks alone. */
export async function measureSignIns(
  origin: string,
  people: readonly Soldier[],
  aloneSeconds: number,
): Promise<SignIns> {
  const agent = new Agent({ keepAlive: true });
  const cookie = await signIn(agent, origin, people.at(-1)?.username ?? '');
  const until = performance.now() + aloneSeconds * 1000;
  const alone = await askMe(origin, cookie, () => performance.now() < until);

  const cookies = new Map<string, string>();
  const times: number[] = [];
  let refused = 0;
  const enter = async ({ username }: Soldier) => {
    const body = { username, password: PASSWORD };
    const answer = await send(agent, { method: 'POST', url: `${origin}/api/auth/login`, headers: {}, body });
    times.push(answer.ms);
    if (answer.status === 200) cookies.set(username, sessionOf(answer));
    else refused += 1;
  };
  let isBusy = true;
  const asking = askMe(origin, cookie, () => isBusy);
  const started = performance.now();
  await Promise.all(
    people.map(async (person, index) => {
      await setTimeout((index * 1000) / SIGN_INS_A_SECOND);
      await enter(person);
    }),
  );
  const perSecond = cookies.size / ((performance.now() - started) / 1000);
  isBusy = false;
  const beside = await asking;
  agent.destroy();
  return {
    cookies,
    signIns: { count: people.length, refused, perSecond, ...quantiles(times) },
    alone: quantiles(alone),
    beside: quantiles(beside),
  };
}
