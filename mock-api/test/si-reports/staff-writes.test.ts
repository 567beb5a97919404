import type { Role } from '@hand-receipt/contracts';
import type { RouteKey } from '@hand-receipt/contracts/routes';
import { CALLERS, type Caller, type Line } from '../roles/line';
import { matrix } from '../roles/matrix';
import { requestOf } from '../roles/request-of';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { addUser } from '../support/app';
import { tableDigest } from '../support/table-digest';

type Staff = 'S4' | 'PBO';

let world: World;
const as = {} as Record<Staff, World['as']['supply']>;

/** An S4 and a PBO of the battalion above the company of the matrix. */
beforeAll(async () => {
  world = await makeWorld();
  const { db } = world.database;
  await db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '4-612 IN', kind: 'battalion' })
    .execute();
  await db.updateTable('units').set({ parent_id: 'BN' }).where('id', '=', 'B').execute();
  for (const role of ['S4', 'PBO'] satisfies Role[]) {
    await addUser(world.database, { username: role.toLowerCase(), role, unit_id: 'BN' });
    as[role] = await world.signIn(role.toLowerCase());
  }
});

/** Who of the company is let through first, the strongest last. */
const ORDER: readonly Caller[] = ['soldier', 'leader', 'supply', 'commander', 'admin'];

/** Somebody of the company whose request is carried out. */
const actorOf = ({ answers }: Line): Caller | undefined =>
  ORDER.find((caller) => answers.split(' ')[CALLERS.indexOf(caller)]?.startsWith('2'));

/** Of themselves, of papers that they may read, and of what they ask others for. */
const OWN = [
  '/api/auth/',
  '/api/profile',
  '/api/settings',
  '/api/tokens',
  '/api/connections',
  '/api/uploads',
  '/api/client-reports',
  '/api/transfers/asks',
  '/api/da2062/',
  '/api/labels',
  '/api/papers/check',
  '/api/verification/runs',
  '/api/sensitive-items/scan',
  // Gives an operator authority over what the caller holds.
  '/api/counters/:id/authority',
];

/** What the PBO approves, and what they do in place of an absent outgoing person. */
const PBO_ACTS: readonly RouteKey[] = [
  'POST /api/amendments/:id/sign',
  'POST /api/amendments/:id/refuse',
  'POST /api/closings/:id/sign',
  'POST /api/closings/:id/refuse',
  'POST /api/closings/:id/cancel',
  'POST /api/property/:id/gain/sign',
  'POST /api/loss-cases/:id/decide',
  'PUT /api/successions/:id/plan',
  'POST /api/successions/:id/publish',
  'POST /api/successions/:id/activate',
  'POST /api/successions/:id/let-through',
  'POST /api/successions/:id/notes',
  'POST /api/successions/:id/prepare',
  'POST /api/successions/:id/sections/:number/count',
  'PUT /api/successions/:id/lines/:itemId/components',
  'POST /api/successions/:id/lines/:itemId/marks',
  'POST /api/successions/:id/signatures',
];

/** Whoever may see a case reports an item of it as found. */
const BOTH: readonly RouteKey[] = ['POST /api/loss-cases/:id/found'];

/** Refusals by another status: there is nothing that they could count, or the confirmation is somebody else's. */
const OTHERWISE: Partial<Record<RouteKey, number>> = {
  'POST /api/inventories': 400,
  'POST /api/counter/handovers': 409,
};

const isOwn = (key: RouteKey): boolean => OWN.some((start) => key.split(' ')[1]?.startsWith(start));

const mayDo = (staff: Staff, key: RouteKey): boolean =>
  isOwn(key) || BOTH.includes(key) || (staff === 'PBO' && PBO_ACTS.includes(key));

const writes = (Object.keys(matrix) as RouteKey[]).filter((key) => !key.startsWith('GET '));

/** Whether an answer refuses. A call on many items says of each that it was not done. */
function refuses(key: RouteKey, { statusCode, body }: { statusCode: number; body: string }): boolean {
  if (statusCode === 200) return (JSON.parse(body) as { done?: number }).done === 0;
  return [403, 404, OTHERWISE[key]].includes(statusCode);
}

const STAFF = ['S4', 'PBO'] as const;

/** Requests of calls, each to be refused, on what somebody of the company could do it to; none of them is sent. */
async function refusedRequests(keys: readonly RouteKey[]) {
  const prepared = [];
  for (const key of keys) {
    const refused = STAFF.filter((staff) => !mayDo(staff, key));
    for (const line of refused.length > 0 ? (matrix[key] ?? []) : []) {
      const actor = actorOf(line);
      if (!actor) continue;
      const request = requestOf(key, await line.send(world, actor));
      prepared.push({ key, on: line.on, refused, request });
    }
  }
  return prepared;
}

/** Calls that are prepared together. The world has one change of command, which each of its calls wants in another state. */
function groupsOfWrites(): RouteKey[][] {
  const [ofChanges, others] = [writes.filter(isOfChange), writes.filter((key) => !isOfChange(key))];
  return [others, ...ofChanges.map((key) => [key])];
}

const isOfChange = (key: RouteKey) => key.includes('/successions');

test('SIRP-07 every write of the contract that somebody of the company may do is refused to S4 and PBO, and nothing is written', async () => {
  const asked = { S4: 0, PBO: 0 };
  for (const keys of groupsOfWrites()) {
    const prepared = await refusedRequests(keys);
    // What is sealed is moved to another table.
    await world.app.sealer.sealNow();
    const before = await tableDigest(world.database);
    const wrong: string[] = [];
    for (const { key, on, refused, request } of prepared) {
      for (const staff of refused) {
        const answer = await as[staff](request);
        asked[staff] += 1;
        if (!refuses(key, answer)) wrong.push(`${staff} ${key} on ${on}: ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([keys, await tableDigest(world.database)]).toEqual([keys, before]);
  }
  for (const staff of STAFF) expect(asked[staff]).toBeGreaterThan(100);
}, 600_000);

test('SIRP-07 neither opens a count of what others hold, and neither sees an item by reading its code', async () => {
  const holder = 'soldier';
  const itemId = await world.itemOf(holder);
  const code = await world.serialOf(itemId);
  for (const staff of ['S4', 'PBO'] as const) {
    for (const body of [{}, { holderId: world.ids[holder] }, { unitId: 'B' }]) {
      const answer = await as[staff]({ method: 'POST', url: '/api/inventories', body });
      expect([staff, body, [400, 404].includes(answer.statusCode)]).toEqual([staff, body, true]);
    }
    await as[staff]({ method: 'POST', url: '/api/sensitive-items/scan', body: { code } });
    await as[staff]({
      method: 'POST',
      url: `/api/property/${itemId}/verify`,
      body: { verificationType: 'Visual' },
    });
  }
  const seen = await world.database.db
    .selectFrom('verification')
    .select('id')
    .where('item_id', '=', itemId)
    .execute();
  expect(seen).toEqual([]);
});

test.each([...BOTH, ...PBO_ACTS].filter((key) => key !== 'POST /api/successions/:id/signatures'))(
  'SIRP-07 the PBO may %s',
  async (key) => {
    const line = matrix[key]?.findLast((one) => actorOf(one));
    const sent = requestOf(key, await (line as Line).send(world, actorOf(line as Line) as Caller));
    expect([key, (await as.PBO(sent)).statusCode < 300]).toEqual([key, true]);
  },
  60_000,
);
