import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { WordsKeeper, layInWords, placesWithWords } from '../../src/ledger/words';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const LAID_IN = 5;

const found = async (words: string): Promise<number[]> => {
  const { rows } = await sql<{ seq: number }>`${placesWithWords(`%${words}%`)} order by seq`.execute(
    ledger.db,
  );
  return rows.map(({ seq }) => seq);
};
const laidIn = async (): Promise<number[]> => {
  const rows = await ledger.db.selectFrom('ledger_words').select('seq').orderBy('seq').execute();
  return rows.map(({ seq }) => seq);
};

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await setTimeout(10);
};

test('a search finds the same before the words are laid in, where half of them are, and after', async () => {
  const before = await found('p-0001');
  expect(before.length).toBeGreaterThan(1);

  expect(await layInWords(ledger.db, LAID_IN)).toBe(LAID_IN);
  expect(await laidIn()).toEqual([0, 1, 2, 3, 4]);
  expect(await found('p-0001')).toEqual(before);

  expect(await layInWords(ledger.db, LAID_IN)).toBe(0);
  expect(await layInWords(ledger.db, 1)).toBe(1);
  expect(await layInWords(ledger.db, 1)).toBe(1);
  expect(await found('p-0001')).toEqual(before);
});

test('a crash that emptied the words loses no search, and they are laid in again', async () => {
  await layInWords(ledger.db, LAID_IN);
  const before = await found('p-0002');
  await sql`truncate ledger_words`.execute(ledger.db);
  expect(await found('p-0002')).toEqual(before);
  expect(await layInWords(ledger.db, LAID_IN)).toBe(LAID_IN);
  expect(await found('p-0002')).toEqual(before);
});

test('two at once lay in nothing twice', async () => {
  const both = await Promise.all([layInWords(ledger.db, LAID_IN), layInWords(ledger.db, LAID_IN)]);
  expect(Math.max(...both)).toBe(LAID_IN);
  expect(new Set(await laidIn()).size).toBe((await laidIn()).length);
});

test('a keeper lays in what waits, step by step, and tells what went wrong', async () => {
  const problems: unknown[] = [];
  const keeper = new WordsKeeper(ledger.db, (problem) => problems.push(problem), { atOnce: 3, everyMs: 10 });
  await until(async () => (await laidIn()).length === 6);
  expect(problems).toEqual([]);
  await sql`alter table ledger_words rename to ledger_words_away`.execute(ledger.db);
  await until(() => problems.length > 0);
  await keeper.stop();
  await sql`alter table ledger_words_away rename to ledger_words`.execute(ledger.db);
  expect(String(problems[0])).toContain('ledger_words');
});

test.each([
  ['altered', sql`update ledger_words set search_text = 'nothing' where seq = 2`],
  ['taken out', sql`delete from ledger_words where seq = 2`],
])('words of the search index %s: Event #n no longer matches its sealed hash', async (_how, statement) => {
  await layInWords(ledger.db, LAID_IN);
  expect(await ledger.messages()).toEqual([]);
  await ledger.attack(statement);
  expect(await ledger.messages()).toEqual(['Event #2 no longer matches its sealed hash']);
});

test('words that are still to be laid in are no finding', async () => {
  await layInWords(ledger.db, LAID_IN);
  await ledger.attack(sql`delete from ledger_words where seq = 4`);
  expect(await ledger.messages()).toEqual([]);
  expect(await found('')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
