import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { SearchIndexer, indexEvents, searchSeqs } from '../../src/ledger/search-index';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const BATCH = 5;

const found = async (text: string): Promise<number[]> => {
  const { rows } = await sql<{ seq: number }>`${searchSeqs(`%${text}%`)} order by seq`.execute(ledger.db);
  return rows.map(({ seq }) => seq);
};
const indexedSeqs = async (): Promise<number[]> => {
  const rows = await ledger.db.selectFrom('ledger_search').select('seq').orderBy('seq').execute();
  return rows.map(({ seq }) => seq);
};

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await setTimeout(10);
};

test('a search finds the same with no event indexed, with half of them, and with all', async () => {
  const before = await found('p-0001');
  expect(before.length).toBeGreaterThan(1);

  expect(await indexEvents(ledger.db, BATCH)).toBe(BATCH);
  expect(await indexedSeqs()).toEqual([0, 1, 2, 3, 4]);
  expect(await found('p-0001')).toEqual(before);

  expect(await indexEvents(ledger.db, BATCH)).toBe(0);
  expect(await indexEvents(ledger.db, 1)).toBe(1);
  expect(await indexEvents(ledger.db, 1)).toBe(1);
  expect(await found('p-0001')).toEqual(before);
});

test('a crash that empties the index loses no search, and the events are indexed again', async () => {
  await indexEvents(ledger.db, BATCH);
  const before = await found('p-0002');
  await sql`truncate ledger_search`.execute(ledger.db);
  expect(await found('p-0002')).toEqual(before);
  expect(await indexEvents(ledger.db, BATCH)).toBe(BATCH);
  expect(await found('p-0002')).toEqual(before);
});

test('two indexers at once index no event twice', async () => {
  const both = await Promise.all([indexEvents(ledger.db, BATCH), indexEvents(ledger.db, BATCH)]);
  expect(Math.max(...both)).toBe(BATCH);
  expect(new Set(await indexedSeqs()).size).toBe((await indexedSeqs()).length);
});

test('the indexer indexes new events in batches and reports a failure', async () => {
  const problems: unknown[] = [];
  const indexer = new SearchIndexer(ledger.db, (problem) => problems.push(problem), {
    batchSize: 3,
    intervalMs: 10,
  });
  await until(async () => (await indexedSeqs()).length === 6);
  expect(problems).toEqual([]);
  await sql`alter table ledger_search rename to ledger_search_away`.execute(ledger.db);
  await until(() => problems.length > 0);
  await indexer.stop();
  await sql`alter table ledger_search_away rename to ledger_search`.execute(ledger.db);
  expect(String(problems[0])).toContain('ledger_search');
});

test.each([
  ['altered', sql`update ledger_search set search_text = 'nothing' where seq = 2`],
  ['deleted', sql`delete from ledger_search where seq = 2`],
])('a row of the search index %s: Event #n no longer matches its sealed hash', async (_how, statement) => {
  await indexEvents(ledger.db, BATCH);
  expect(await ledger.messages()).toEqual([]);
  await ledger.attack(statement);
  expect(await ledger.messages()).toEqual(['Event #2 no longer matches its sealed hash']);
});

test('events that are not indexed yet are no finding', async () => {
  await indexEvents(ledger.db, BATCH);
  await ledger.attack(sql`delete from ledger_search where seq = 4`);
  expect(await ledger.messages()).toEqual([]);
  expect(await found('')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
