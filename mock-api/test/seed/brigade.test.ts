import type { PropertyDto, TransferDto, VerificationDto } from '@hand-receipt/contracts';
import { BATTALION_ROLES, ROLES } from '@hand-receipt/contracts';
import { seedBrigade } from '../../seed/scale';
import { FEWEST_PEOPLE, planBrigade } from '../../seed/scale/brigade';
import { recordItemsFound } from '../../src/ledger-check/record-items-found';
import { type TestApp, TEST_PASSWORD, testApp } from '../support/app';

const ITEMS = 1_200;
const PEOPLE = 110;

let brigade: TestApp;
let get: <T>(url: string) => Promise<T>;
const progress: { items: number; events: number }[] = [];
let counts: Awaited<ReturnType<typeof seedBrigade>>;
beforeAll(async () => {
  brigade = await testApp();
  counts = await seedBrigade({
    db: brigade.database.db,
    clock: brigade.clock,
    items: ITEMS,
    users: PEOPLE,
    seed: 7,
    password: TEST_PASSWORD,
    onProgress: (done) => progress.push(done),
  });
  const send = await brigade.signIn('halloran');
  get = async (url) => (await send({ url })).json();
}, 240_000);

test('a brigade has as many people and items as were asked for, and tells how far it is', async () => {
  const { db } = brigade.database;
  const people = await db.selectFrom('users').select('role').execute();
  expect(people).toHaveLength(PEOPLE);
  expect(new Set(people.map(({ role }) => role))).toEqual(
    new Set(ROLES.filter((role) => !BATTALION_ROLES.includes(role))),
  );
  const items = await db.selectFrom('property').select('id').execute();
  expect(items).toHaveLength(ITEMS);
  const events = await db.selectFrom('ledger_event').select('seq').execute();
  expect(counts).toMatchObject({ people: PEOPLE, items: ITEMS, events: events.length });
  expect(progress.map((done) => done.items)).toEqual([250, 500, 750, 1000, 1200]);
});

test('its ledger verifies: every event is whole, and folding them gives the tables', async () => {
  const verdict = await get<VerificationDto>('/api/verification/database');
  expect(verdict).toMatchObject({ is_verified: true, findings: [], size: counts.events });
});

test('its events state all that the check compares: a server finds no item to record', async () => {
  const { database, clock } = brigade;
  await recordItemsFound(database.db, clock);
  const { size } = await get<VerificationDto>('/api/verification/database');
  expect(size).toBe(counts.events);
});

test('its commander sees the company, with components, chains, statuses and open transfers', async () => {
  const items = await get<PropertyDto[]>('/api/property?scope=visible&limit=100');
  expect(items).toHaveLength(100);
  expect(items.some(({ components }) => components.length > 0)).toBe(true);
  expect(Math.max(...items.map(({ chain }) => chain.length))).toBeGreaterThanOrEqual(4);
  expect(new Set(items.map(({ current_status }) => current_status)).size).toBeGreaterThan(2);
  const transfers = await get<TransferDto[]>('/api/transfers?limit=100');
  expect(new Set(transfers.map(({ status }) => status))).toContain('Approved');
});

test('its units are battalions and companies, and a commander sees the people and items of their own company', async () => {
  const { db } = brigade.database;
  const units = await db.selectFrom('units').select(['id', 'kind', 'parent_id']).orderBy('id').execute();
  const idsOf = (kind: string) => units.filter((unit) => unit.kind === kind).map(({ id }) => id);
  expect(idsOf('battalion')).toEqual(['BDE', 'BN1']);
  expect(idsOf('company')).toEqual(['BN1-A', 'BN1-B']);
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('unit_id', 'like', 'BN1-A%')
    .orderBy('id')
    .execute();
  const seen = await get<{ id: string }[]>('/api/users?limit=500');
  expect(seen.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id));
  const items = await db.selectFrom('property').select('id').where('unit_id', '=', 'BN1-A').execute();
  const shown = await get<PropertyDto[]>('/api/property?scope=visible&limit=500');
  expect(shown).toHaveLength(500);
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(shown.map(({ id }) => id)));
});

test('its ledger is in the order in which things happened, and no event is of the future', async () => {
  const events = await brigade.database.db.selectFrom('ledger_event').select('ts').orderBy('seq').execute();
  const times = events.map(({ ts }) => ts.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(Date.now());
});

test('a brigade of too few people is refused', () => {
  expect(planBrigade(FEWEST_PEOPLE).posts).toHaveLength(FEWEST_PEOPLE);
  expect(() => planBrigade(FEWEST_PEOPLE - 1)).toThrow(`at least ${FEWEST_PEOPLE} people`);
});
