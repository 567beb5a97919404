import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { leafHex } from '@hand-receipt/ledger/node';
import type { Database } from '../../src/kernel/db/schema';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { ColumnsDigest } from '../../src/ledger-check/columns-digest';
import { type EventBatch, readBatch } from '../../src/ledger-check/event-batch';
import { type EventBytes, examineRow } from '../../src/ledger/event-row';
import { Report } from '../../src/ledger-check/report';
import { TreeCheck } from '../../src/ledger-check/tree-check';
import { layInWords } from '../../src/ledger/words';
import { testDatabase } from '../support/database';
import { append, asOperator, clear } from './support';

const LIMIT = 100;
const EVENTS = 13;
const NAMES = ['M4A1 CARBINE', 'Bjørn 銃 🪖', 'two\nlines', 'a "quoted" \\ name', 'one\x1etwo', ''];

let database: OpenDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await testDatabase();
  ({ db } = database);
});

beforeEach(async () => {
  await clear(db);
  for (let n = 0; n < EVENTS; n += 1) {
    await append(db, 'STATUS CHANGE', `P-${n % 3}`, { name: NAMES[n % NAMES.length] ?? '' });
  }
});

async function batchOf(from: Kysely<Database>, first = 0): Promise<EventBatch> {
  const batch = await readBatch(from, first, LIMIT);
  if (!batch) throw new Error('There is no event.');
  return batch;
}

const told = ({ seq, body, hash, leafHash, leafHex: leaf }: EventBytes) => ({
  seq,
  body: Buffer.from(body).toString('hex'),
  hash,
  leaf,
  leafHash: Buffer.from(leafHash).toString('hex'),
});

async function stored(from: Kysely<Database>) {
  const rows = await from
    .selectFrom('ledger_event')
    .select(['seq', 'body', 'leaf_hash'])
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, body, leaf_hash }) => {
    const leaf = Buffer.from(leaf_hash).toString('hex');
    return { seq, body: Buffer.from(body).toString('hex'), hash: leafHex(body), leaf, leafHash: leaf };
  });
}

const setBody = (seq: number, hex: string) =>
  asOperator(db, sql`update ledger_event set body = decode(${hex}, 'hex') where seq = ${seq}`);

describe.each([
  ['by itself', (work: (from: Kysely<Database>) => Promise<void>) => work(db)],
  ['in a transaction', (work: (from: Kysely<Database>) => Promise<void>) => db.transaction().execute(work)],
])('read %s, a batch has the bytes that are stored', (_, inside) => {
  test('of events in every script', () =>
    inside(async (from) => {
      const batch = await batchOf(from);
      expect([...batch.rows()].map(told)).toEqual(await stored(from));
      expect([...batch.rows()].map((row) => examineRow(row).kind)).toEqual(Array(EVENTS).fill('sound'));
    }));

  test.each([
    ['a line break', '7b0a7d'],
    ['line breaks alone', '0a0a'],
    ['a line break at the end', '7b7d0a'],
    ['nothing', ''],
    ['what is not UTF-8', '7bff7d'],
    ['a zero', '7b007d'],
  ])('of events of which one is %s', async (_name, hex) => {
    await setBody(4, hex);
    await inside(async (from) => {
      const rows = [...(await batchOf(from)).rows()];
      expect(rows.map(told)).toEqual(await stored(from));
      expect(rows.filter((row) => examineRow(row).kind !== 'sound').map(({ seq }) => seq)).toEqual([4]);
    });
  });
});

test('the columns of an honest ledger have the digest that a check makes', async () => {
  await asOperator(db, sql`delete from ledger_event where seq = 4`);
  const batch = await batchOf(db);
  const digest = new ColumnsDigest(LIMIT);
  for (const row of batch.rows()) {
    const { event } = examineRow(row);
    if (event) digest.add(event);
  }
  expect(digest.matches(batch.columns)).toBe(true);
});

test('nodes that are completed behind a place between two batches have the digest that a check makes', async () => {
  const hashes = (await stored(db)).map(({ leaf }) => Buffer.from(leaf, 'hex'));
  for (const from of [0, 1, 5, 8, EVENTS - 1]) {
    const tree = new TreeCheck();
    hashes.slice(0, from).forEach((hash) => tree.tree.append(hash));
    await tree.checkNodes(db, null, new Report());
    hashes.slice(from).forEach((hash) => tree.tree.append(hash));
    const { nodes } = await batchOf(db, from);
    const silent = new Proxy(db, { get: () => expect('the database').toBe('asked for nothing more') });
    await tree.checkNodes(silent, nodes, new Report());
  }
});

test('a value that holds what parts two values asks for a closer look', async () => {
  const batch = await batchOf(db);
  const digest = new ColumnsDigest(LIMIT);
  for (const row of batch.rows()) {
    const { event } = examineRow(row);
    if (event)
      digest.add({ ...event, body: { ...event.body, actor: { ...event.body.actor, name: 'a\x1eb' } } });
  }
  expect(digest.matches(batch.columns)).toBe(false);
});

test('words match where all or none are laid in; where some are, or one is another, a closer look is asked for', async () => {
  const match = async (from = 0) => (await batchOf(db, from)).wordsMatch;
  expect(await match()).toBe(true);
  await layInWords(db, 4);
  expect([await match(), await match(4)]).toEqual([false, true]);
  await layInWords(db, EVENTS - 4);
  expect([await match(), await match(5)]).toEqual([true, true]);
  await asOperator(db, sql`update ledger_words set search_text = 'other' where seq = 7`);
  expect([await match(), await match(8)]).toEqual([false, true]);
  await asOperator(db, sql`delete from ledger_words where seq = 7`);
  expect(await match()).toBe(false);
});
