import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { signIn } from '../brigade/people';
import { send } from '../brigade/http';

/** A soldier of the brigade whose sign-in is known, and its Admin. */
const WRITER = 'whitaker';
const ADMIN = 'admin';

const BETWEEN_WRITES_MS = 500;
const AS_BROWSER = { 'sec-fetch-site': 'same-origin' };

interface Item {
  id: string;
}

interface Check {
  id: string;
  state: string;
}

/** What runs beside the calls until it is stopped. */
export interface Background {
  /** Writes no more, and waits for the check that runs. */
  stop(): Promise<void>;
}

/**
 * Has the server check its whole ledger, again and again, and seal what one person writes meanwhile: a verification
 * every half second.
 */
export async function checkAndSeal(origin: string): Promise<Background> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string, cookie: string) =>
    send(agent, { method: 'GET', url: origin + path, headers: { cookie } });
  const post = (path: string, cookie: string, body: unknown) =>
    send(agent, {
      method: 'POST',
      url: origin + path,
      headers: { ...AS_BROWSER, cookie },
      body,
    });
  const writer = await signIn(agent, origin, WRITER);
  const admin = await signIn(agent, origin, ADMIN);
  const held = await get('/api/property?scope=assigned&limit=1', writer);
  const [item] = JSON.parse(held.body) as Item[];
  if (!item) throw new Error(`${WRITER} holds nothing.`);

  let stopped = false;
  let check: Check = { id: '', state: 'done' };
  const run = async () => {
    for (let turn = 1; !stopped; turn += 1) {
      // A check that is still running is joined.
      check = JSON.parse((await post('/api/verification/runs', admin, { full: true })).body) as Check;
      const body = { verificationType: 'sensitive-item', notes: `bench ${Date.now()} ${turn}` };
      const { status, body: answer } = await post(`/api/property/${item.id}/verify`, writer, body);
      if (status !== 200) throw new Error(`A verification answered ${status}: ${answer}`);
      await setTimeout(BETWEEN_WRITES_MS);
    }
  };
  const running = run();
  return {
    async stop() {
      stopped = true;
      await running;
      while (check.state === 'running') {
        await setTimeout(BETWEEN_WRITES_MS);
        check = JSON.parse((await get(`/api/verification/runs/${check.id}`, admin)).body) as Check;
      }
      agent.destroy();
    },
  };
}
