import { type RouteContract, type RouteKey, routes } from '@hand-receipt/contracts/routes';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { STANDSTILL_LIMIT_MS, askWatched } from '../support/standstill';
import { watchChanges } from './changes';
import { POLLUTIONS } from './hostile';
import { idsOf } from './ids';
import { oddRequests } from './odd-requests';
import { SENDERS, type Sender, sendersOf } from './people';

/** Requests for each call: the whole of them takes about a minute. */
const RUNS = 16;
const SEED = 4612;

let world: World;
let senders: Awaited<ReturnType<typeof sendersOf>>;
let changes: Awaited<ReturnType<typeof watchChanges>>;
let ids: string[];
beforeAll(async () => {
  const made = await makeWorld();
  senders = await sendersOf(made);
  world = { ...made, as: { ...made.as, ...senders.as } };
  ids = await idsOf(world);
  changes = await watchChanges(world.database);
});

function expectNoFailure({ statusCode, body, json }: LightMyRequestResponse): void {
  expect(statusCode).toBeLessThan(500);
  if (statusCode < 400) return;
  expect(body).not.toMatch(/\bat \S+ \(?\/|node_modules|\.ts:\d+|syntax error|relation "|violates|SQLSTATE/);
  expect(json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
}

/** What went wrong, and what it was that was sent: a request is made from what is drawn, and not printed. */
function sentence(request: InjectOptions, cause: unknown): Error {
  const sent = JSON.stringify(request).slice(0, 1_000);
  return new Error(`${sent} - ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}

/** @returns false where the sender was not signed in any more, so that nothing was found out. */
async function survives(who: Sender, request: InjectOptions, isPublic: boolean): Promise<boolean> {
  const before = await changes();
  const { answer, stoodStillMs } = await askWatched(() => senders.send(who, request));
  expectNoFailure(answer);
  if (answer.statusCode >= 400) expect(await changes()).toEqual(before);
  expect(stoodStillMs).toBeLessThan(STANDSTILL_LIMIT_MS);
  return isPublic || answer.statusCode !== 401;
}

test.each(Object.entries(routes) as [RouteKey, RouteContract][])(
  'check 20 %s, whatever it is sent: no 500, no trace, no change where it is refused, no standing still',
  async (key, contract) => {
    let heard = 0;
    for (const who of SENDERS) await senders.restore(who);
    await fc.assert(
      fc.asyncProperty(oddRequests(key, contract, ids), async ({ who, make }) => {
        const request = await make(world);
        const wasHeard = await survives(who, request, contract.public ?? false).catch((error: unknown) => {
          throw sentence(request, error);
        });
        if (wasHeard) heard += 1;
        // The request may have signed its sender out, or changed who they are.
        else await senders.restore(who);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    expect(heard).toBeGreaterThan(RUNS / 2);
  },
);

const writes = (Object.entries(routes) as [RouteKey, RouteContract][]).filter(([, { body }]) => body);

test('check 18 prototype pollution: keys that a careless merge writes through are refused by every call', async () => {
  await senders.restore('admin');
  for (const [key] of writes) {
    const [method = '', path = ''] = key.split(' ');
    for (const payload of POLLUTIONS) {
      const answer = await senders.send('admin', {
        method: method as InjectOptions['method'],
        url: `${path.replace(/:\w+/g, 'P-0001')}?__proto__[polluted]=1&constructor.prototype.polluted=1`,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([key, payload, answer.statusCode]).toEqual([key, payload, 400]);
    }
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
