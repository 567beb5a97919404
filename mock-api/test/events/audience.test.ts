import { sql } from 'kysely';
import { audienceOf } from '../../src/live/audience';
import { visibleInventories } from '../../src/access/visible-inventories';
import { type Viewer, maySee } from '../../src/access/visible-items';
import { rightsAt, selectCounters } from '../../src/possession/find-counter';
import { openInventory } from '../../src/inventory/open-inventory';
import { visiblePeople } from '../../src/access/visible-people';
import { PEOPLE } from '../roles/people';
import { type Username, type World, makeWorld } from '../roles/role-matrix-fixture';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const viewers = () =>
  PEOPLE.map(([username, role, unitId]): [Username, Viewer] => [
    username,
    { id: world.ids[username], role, unitId },
  ]);

/** User names of an audience, in the order of PEOPLE. */
async function told(audience: Parameters<typeof audienceOf>[1]): Promise<Username[]> {
  const ids = await audienceOf(world.database.db, audience);
  return viewers().flatMap(([username, { id }]) => (ids?.includes(id) ? [username] : []));
}

async function whoSees(isSeen: (viewer: Viewer) => Promise<boolean>): Promise<Username[]> {
  const seeing: Username[] = [];
  for (const [username, viewer] of viewers()) if (await isSeen(viewer)) seeing.push(username);
  return seeing;
}

const exists = async (query: ReturnType<typeof sql>): Promise<boolean> =>
  (await query.execute(world.database.db)).rows.length > 0;

test.each(PEOPLE)('an item of %s has those for its audience who may see it', async (holder) => {
  const item = await world.itemOf(holder);
  expect(await told({ items: [item] })).toEqual(
    await whoSees((viewer) => maySee(world.database.db, viewer, item)),
  );
});

test('an item offered, signed down or returned has at least those for its audience who may see it', async () => {
  const { db } = world.database;
  const offered = await world.offerTo('distant', 'soldier');
  const { item_id: offeredItem } = await db
    .selectFrom('transfer')
    .select('item_id')
    .where('id', '=', offered)
    .executeTakeFirstOrThrow();
  const signed = await world.signedDown('leader', 'distant');
  for (const item of [offeredItem, signed]) {
    const seeing = await whoSees((viewer) => maySee(db, viewer, item));
    expect(seeing.length).toBeGreaterThan(2);
    expect(await told({ items: [item] })).toEqual(expect.arrayContaining(seeing));
    expect(await told({ items: [item] })).not.toContain('outsider');
  }
});

test('who loses an item, and who leads them, is told with those who see it now', async () => {
  const item = await world.signedDown('distant', 'outsider');
  const gone = await told({ items: [item] });
  expect(gone).toEqual(expect.arrayContaining(['outsider', 'distant', 'supply', 'commander', 'admin']));
  expect(gone).not.toContain('squadmate');
});

test('a count of sensitive items has those for its audience who may see it', async () => {
  for (const opener of ['soldier', 'commander', 'outsider'] as const) {
    await world.itemOf(opener);
    const counterIds = opener === 'commander' ? [world.ids.distant] : undefined;
    const id = await world.act(opener, (work) =>
      openInventory(work, { holderId: world.ids[opener], counterIds }),
    );
    const seeing = await whoSees((viewer) =>
      exists(sql`select from inventory where id = ${id} and ${visibleInventories(viewer)}`),
    );
    expect(await told({ inventories: [id] })).toEqual(seeing);
  }
});

test('a counter has those for its audience who read there', async () => {
  const { db } = world.database;
  const at = new Date();
  const until = new Date(at.getTime() + 24 * 60 * 60 * 1000);
  for (const unit_id of ['B', 'B-1', 'B-2']) {
    const of = { unit_id, name: 'Arms Room', kind: 'arms-room' } as const;
    const { id } = await db
      .insertInto('counter')
      .values({ ...of, created_by: world.ids.commander, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const term = { order_reference: 'Orders 325-01', set_by: world.ids.commander, since: at, until };
    await db
      .insertInto('counter_operator')
      .values({ counter_id: id, user_id: world.ids.squadmate, ...term })
      .execute();
    const reading = await whoSees(async (viewer) => {
      const row = selectCounters(db, viewer, at).where('counter.id', '=', id);
      return rightsAt(viewer, await row.executeTakeFirstOrThrow()).read;
    });
    expect(reading).toContain('squadmate');
    expect(await told({ counters: [id] })).toEqual(reading);
  }
});

test('an account has those for its audience who find it in a directory, and its connections', async () => {
  await world.connect('soldier', 'outsider');
  for (const [username] of PEOPLE) {
    const person = world.ids[username];
    const finding = await whoSees((viewer) =>
      exists(sql`select from users where id = ${person} and ${visiblePeople(viewer)}`),
    );
    const connected = { soldier: 'outsider', outsider: 'soldier' } as Partial<Record<Username, Username>>;
    const all = new Set<Username | undefined>([...finding, connected[username]]);
    expect(await told({ accounts: [person] })).toEqual(
      PEOPLE.map(([name]) => name).filter((name) => all.has(name)),
    );
  }
});

test('a company, unknown ids and nobody at all', async () => {
  expect(await told({ companiesOf: ['C', null] })).toEqual(['outsider']);
  expect(await told({ leadersOf: ['B-1', null] })).toEqual(['leader', 'supply', 'commander', 'admin']);
  expect(await told({ items: ['none'], people: [null, 'none'] })).toEqual([]);
  expect(await told({})).toEqual([]);
  expect(await audienceOf(world.database.db, 'everybody')).toBeNull();
});

test('somebody who has no active account is told nothing', async () => {
  const { db } = world.database;
  const item = await world.itemOf('squadmate');
  const account = db.updateTable('users').where('id', '=', world.ids.squadmate);
  await account.set({ status: 'Inactive' }).execute();
  expect(await told({ items: [item], people: [world.ids.squadmate] })).not.toContain('squadmate');
  await account.set({ status: 'Active' }).execute();
});
