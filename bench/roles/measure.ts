import { Agent } from 'node:http';
import { signIn } from '../brigade/people';
import { send } from '../brigade/http';
import { quantile } from '../lib/quantile';
import { CALL_NAMES, CALLS, type CallName, pathOf, type RolePerson } from './calls';

/** A person of a role with the session of their browser. */
export interface Caller extends RolePerson {
  cookie: string;
}

export interface Places {
  /** Of the server, and of the process with the hand-written statements. */
  api: string;
  bare: string;
  /** A call that the database gives up takes for ever, and ends nothing. */
  mayGiveUp?: boolean;
}

/** A call of one role. */
export interface Figures {
  call: CallName;
  role: RolePerson['role'];
  p50: number;
  p99: number;
  hand: number;
  /** The call's rate to that of the statement, one caller each. */
  ratio: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export async function signInAll(api: string, people: readonly RolePerson[]): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (const person of people) {
    callers.push({ ...person, cookie: await signIn(agent, api, person.username) });
  }
  return callers;
}

async function timed(url: string, headers: Record<string, string>, mayGiveUp = false): Promise<number> {
  const { status, ms, body } = await send(agent, { method: 'GET', url, headers });
  if (status === 200) return ms;
  if (mayGiveUp) return Infinity;
  throw new Error(`${url} answered ${status}: ${body}`);
}

const callApi = ({ api, mayGiveUp }: Places, { cookie }: Caller, call: CallName) =>
  timed(api + CALLS[call], { cookie }, mayGiveUp);

const callBare = ({ bare }: Places, { role }: Caller, call: CallName) => timed(bare + pathOf(role, call), {});

const everyPair = (callers: readonly Caller[]) =>
  CALL_NAMES.flatMap((call) => callers.map((caller) => ({ call, caller })));

/** Each call once, as the first of its kind after the start of the server. */
export async function coldTimes(places: Places, callers: readonly Caller[]) {
  const times: { call: CallName; role: RolePerson['role']; ms: number }[] = [];
  for (const { call, caller } of everyPair(callers)) {
    times.push({ call, role: caller.role, ms: await callApi(places, caller, call) });
  }
  return times;
}

/** Every call of every role in turn, one at a time and each beside its statement, for so long. */
export async function measureCalls(
  places: Places,
  callers: readonly Caller[],
  seconds: number,
): Promise<Figures[]> {
  const pairs = everyPair(callers).map((pair) => ({ ...pair, api: [] as number[], hand: [] as number[] }));
  const until = performance.now() + seconds * 1000;
  do {
    for (const { call, caller, api, hand } of pairs) {
      if (api.includes(Infinity)) continue;
      api.push(await callApi(places, caller, call));
      hand.push(await callBare(places, caller, call));
    }
  } while (performance.now() < until);
  return pairs.map(({ call, caller, api, hand }) => {
    const [p50, byHand] = [quantile(api, 0.5), quantile(hand, 0.5)];
    return { call, role: caller.role, p50, p99: quantile(api, 0.99), hand: byHand, ratio: byHand / p50 };
  });
}
