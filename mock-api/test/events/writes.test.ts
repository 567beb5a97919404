import { changes, type QueryScope } from '@hand-receipt/contracts';
import type { WriteKey } from '@hand-receipt/contracts/routes';
import { CALLERS, type Line } from '../roles/line';
import { matrix } from '../roles/matrix';
import { requestOf } from '../roles/request-of';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { hearingOf } from './who-hears';

/** Of another company; of another squad; above the soldier and their squad mate; and these two. */
const LISTENING = ['outsider', 'distant', 'leader', 'commander', 'soldier', 'squadmate'] as const;

/** What a person reads of each root, newest first, so that a change of it must be told. */
const READS: readonly (readonly [QueryScope, string])[] = [
  ['property', '/api/property?limit=20&scope=visible&sort=-assignedDate'],
  ['property', '/api/consumables?limit=500'],
  ['transfers', '/api/transfers?limit=20'],
  ['transfers', '/api/transfers/asks?box=incoming'],
  ['maintenance', '/api/maintenance?limit=500'],
  ['sensitive', '/api/inventories?limit=20'],
  ['documents', '/api/documents?limit=20'],
  ['users', '/api/users?limit=500'],
  ['users', '/api/connections'],
];

/** Writes that are one for all units. */
const FOR_EVERYBODY = /\/units|\/check-schedules\/|\/sections\/|\/webhooks/;
/** They end the sessions that this test goes on with, or change nothing that these lists show. */
const LEFT_OUT =
  /^\w+ \/api\/(auth|profile|tokens|settings|uploads|labels|da2062|verification|property\/imports)/;

let world: World;
let hearing: Awaited<ReturnType<typeof hearingOf<(typeof LISTENING)[number]>>>;
beforeAll(async () => {
  world = await makeWorld();
  hearing = await hearingOf(world, LISTENING);
});
afterAll(() => hearing.stop());

/** One of the company from whom the call is taken: the outsider's own writes are theirs. */
const takenFrom = ({ answers }: Line) =>
  CALLERS.find((name, n) => name !== 'outsider' && answers.split(' ')[n]?.startsWith('2'));

const writes = (Object.entries(matrix) as [string, readonly Line[]][])
  .filter(([key]) => !key.startsWith('GET') && !FOR_EVERYBODY.test(key) && !LEFT_OUT.test(key))
  .flatMap(([key, lines]) =>
    lines.flatMap((line) => {
      const caller = takenFrom(line);
      return caller ? [[key, line.on, caller, line] as const] : [];
    }),
  );

async function readAll(who: (typeof LISTENING)[number]) {
  const answers: (readonly [QueryScope, string])[] = [];
  for (const [root, url] of READS) {
    const answer = await world.as[who]({ url });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    answers.push([root, answer.body]);
  }
  return answers;
}

test.each(writes)(
  '%s on %s by %s updates the people whose data changed, and no one else',
  async (key, _on, caller, { send }) => {
    const request = requestOf(key, await send(world, caller));
    // Nobody waits for the other's answers: reading is most of what this test does.
    const before = await Promise.all(LISTENING.map(readAll));
    const heard = await hearing.during(() => world.as[caller](request));
    const after = await Promise.all(LISTENING.map(readAll));
    for (const [place, who] of LISTENING.entries()) {
      const changed = READS.flatMap(([root], n) =>
        after[place]?.[n]?.[1] === before[place]?.[n]?.[1] ? [] : [root],
      );
      expect([who, changed.filter((root) => !heard[who].has(root))]).toEqual([who, []]);
    }
    expect([...heard.outsider]).toEqual([]);
    // The writer's own client reads again by the contract, and misses nothing that others are told.
    const told = new Set(LISTENING.flatMap((who) => [...heard[who]]));
    expect([...told].filter((root) => !changes[key as WriteKey].includes(root))).toEqual([]);
  },
);

test('a change of an item reaches its holder and those above them, and nobody beside them', async () => {
  const item = await world.itemOf('soldier');
  const heard = await hearing.during(() =>
    world.as.soldier({
      method: 'PATCH',
      url: `/api/property/${item}/status`,
      body: { status: 'Damaged' },
    }),
  );
  const told = new Set<QueryScope>(changes['PATCH /api/property/:id/status']);
  for (const who of ['soldier', 'leader', 'commander'] as const)
    expect([who, heard[who]]).toEqual([who, told]);
  for (const who of ['squadmate', 'distant', 'outsider'] as const)
    expect([who, heard[who].size]).toEqual([who, 0]);
});

test('a transfer reaches both parties, and an approval also reaches the former holder', async () => {
  let transferId = '';
  const offered = await hearing.during(async () => {
    const body = { propertyId: await world.itemOf('soldier'), toUserId: world.ids.distant };
    const offer = await world.as.soldier({ method: 'POST', url: '/api/transfers', body });
    transferId = offer.json<{ id: string }>().id;
  });
  const approve = { url: `/api/transfers/${transferId}/status`, body: { status: 'Approved' } };
  const approved = await hearing.during(() => world.as.distant({ method: 'PATCH', ...approve }));
  for (const heard of [offered, approved]) {
    for (const who of ['soldier', 'distant', 'leader', 'commander'] as const) {
      expect([who, heard[who].has('property')]).toEqual([who, true]);
    }
    for (const who of ['squadmate', 'outsider'] as const) expect([who, heard[who].size]).toEqual([who, 0]);
  }
});

test('an import reaches those who see its items', async () => {
  const heard = await hearing.during(() => world.importOfSupply(true));
  expect(heard.commander.has('property')).toBe(true);
  for (const who of ['soldier', 'distant', 'outsider'] as const)
    expect([who, heard[who].size]).toEqual([who, 0]);
});
