import { sql } from 'kysely';
import type { Viewer } from '../../src/access';
import { listReadings } from '../../src/succession/list-readings';
import { listSuccessions } from '../../src/succession/list-successions';
import { findSuccession } from '../../src/succession/load-detail';
import { recordQueries } from '../support/recorded-queries';
import { type Changing, activate, changingCompany, detail } from './changing';

const MARKED = [
  ['missing', null],
  ['serial-differs', 'X1'],
  ['data-differs', 'Blue'],
  ['component-short', '1 x Sling'],
  ['condition', 'Damaged'],
  ['wrong-holder', null],
] as const;

let company: Changing;
let items: string[];
let section: number;

beforeEach(async () => {
  company = await changingCompany();
  items = await company.signedDownTo('petrov', 6);
  await activate(company);
  section = (await detail(company)).sections.find(({ kind }) => kind === 'sub')?.number ?? 0;
});

/** As many statements as a piece of reading asks, and what it read. */
async function statementsOf<T>(read: (db: Changing['database']['db']) => Promise<T>) {
  const { database, statementsOf: record } = recordQueries(company.database);
  let found: T | undefined;
  const statements = await record(async () => {
    found = await read(database.db);
  });
  if (found === undefined) throw new Error('Nothing was read.');
  return { found, count: statements.length };
}

const viewer = (): Viewer => ({ id: company.ids.halloran, role: 'Commander', unitId: 'B' });

/** One difference of each kind of an item. */
const openDifferences = (itemId: string | undefined) =>
  company.database.db
    .insertInto('succession_difference')
    .values(
      MARKED.map(([kind, found]) => ({
        succession_id: 'SC-0001',
        section_number: section,
        item_id: itemId ?? null,
        kind,
        found,
        state: 'open' as const,
        opened_at: new Date(),
      })),
    )
    .execute();

test('a succession with many open differences takes as many statements as one with few', async () => {
  const read = () => statementsOf((db) => findSuccession(db, viewer(), 'SC-0001', company.clock.now()));
  await openDifferences(items[0]);
  const few = await read();
  expect(few.found.differences).toHaveLength(MARKED.length);
  for (const item of items.slice(1)) await openDifferences(item);
  const many = await read();
  expect(many.found.differences).toHaveLength(MARKED.length * items.length);
  expect(many.count).toBe(few.count);
});

test('a page of many readings takes as many statements as one of few', async () => {
  const read = () => statementsOf((db) => listReadings(db, viewer(), 'SC-0001', { limit: 100 }));
  const store = (itemIds: readonly string[]) =>
    company.database.db
      .insertInto('succession_reading')
      .values(
        itemIds.map((itemId) => ({
          succession_id: 'SC-0001',
          section_number: section,
          code: 'W9',
          result: 'verified' as const,
          item_id: itemId,
          by_user_id: company.oseiId,
          at: new Date(),
        })),
      )
      .execute();
  await store(items.slice(0, 2));
  const few = await read();
  expect(few.found.rows).toHaveLength(2);
  await store(items.slice(2));
  const many = await read();
  expect(many.found.rows).toHaveLength(items.length);
  expect(many.count).toBe(few.count);
});

test('each reading has the components of its own item', async () => {
  const [first = '', second = ''] = items;
  await sql`insert into component (property_id, position, name, quantity, on_hand)
    values (${first}, 1, 'Sling', 1, 1)`.execute(company.database.db);
  await company.database.db
    .insertInto('succession_reading')
    .values(
      [first, second].map((itemId) => ({
        succession_id: 'SC-0001',
        section_number: section,
        code: 'W9',
        result: 'verified' as const,
        item_id: itemId,
        by_user_id: company.oseiId,
        at: new Date(),
      })),
    )
    .execute();
  const { rows } = await listReadings(company.database.db, viewer(), 'SC-0001', {});
  expect(rows.map(({ item, components }) => [item?.id, components.map(({ name }) => name)])).toEqual([
    [second, []],
    [first, ['Sling']],
  ]);
});

test('the list counts the items of each section as the succession itself, and reads no line for that', async () => {
  await company.database.db
    .updateTable('property')
    .set({ is_sensitive: true })
    .where('id', '=', items[0] ?? '')
    .execute();
  const { database, statementsOf: record } = recordQueries(company.database);
  const at = company.clock.now();
  const statements = await record(async () => {
    const { rows } = await listSuccessions(database.db, viewer(), {}, at);
    expect(rows[0]?.progress.items).toBe(items.length);
  });
  expect(statements.filter(({ sql: text }) => text.includes('"chain_before"'))).toEqual([]);
  const shown = await findSuccession(company.database.db, viewer(), 'SC-0001', at);
  const [listed] = (await listSuccessions(company.database.db, viewer(), {}, at)).rows;
  expect(listed?.progress).toEqual(shown.progress);
});
