import { rm, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { rewriteHistory, rewriteJournal } from './rewrite';
import { asOperator } from './support';
import { Visitor, messagesOf } from './visitor';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await Visitor.open();
}, 120_000);
afterEach(() => visitor.close());

test('edited with all hashes recomputed and every checkpoint signed again: History between #A and #B differs from what this browser saw on {date}', async () => {
  const memory = await visitor.remember();
  await visitor.grow(2);
  await visitor.api.app.close();
  await rewriteHistory(visitor.db, 1, { ts: '2026-11-20T00:00:00.000Z' }, await visitor.signingKey());
  await rewriteJournal(visitor.db, visitor.file('.'));
  await visitor.restart();
  const verdict = await visitor.look(memory);
  expect(messagesOf(verdict)).toEqual([
    'History between #0 and #3 differs from what this browser saw on 21NOV2026',
  ]);
  expect(verdict).toMatchObject({ verified: false, memory });
  // The server alone, with its journal and its checkpoint rewritten too, has nothing to compare with.
  const server = await visitor.send({ method: 'GET', url: '/api/verification/database' });
  expect(server.json()).toMatchObject({ is_verified: true, findings: [] });
});

test("an act of one's own rewritten past the remembered checkpoint is found out by its receipt", async () => {
  const memory = await visitor.remember();
  await visitor.sealer.stop();
  await visitor.enter('W4');
  const { memory: received } = await visitor.look(memory);
  await rewriteHistory(visitor.db, 5, { ts: '2026-11-20T00:00:00.000Z' }, await visitor.signingKey());
  await visitor.sealer.sealNow();
  const verdict = await visitor.look(received);
  expect(messagesOf(verdict)).toEqual(['Event #5 no longer matches its sealed hash']);
});

test("an act of one's own edited in place: Event #n no longer matches its sealed hash", async () => {
  const memory = await visitor.remember();
  await asOperator(
    visitor.db,
    sql`update ledger_event set body = convert_to(replace(convert_from(body, 'UTF8'), '"W2"', '"W9"'), 'UTF8') where seq = 2`,
  );
  const verdict = await visitor.look(memory);
  expect(messagesOf(verdict)).toEqual(['Event #2 no longer matches its sealed hash']);
});

test('a node or a row deleted: the server can prove nothing over it, says what it lacks, and nothing is verified', async () => {
  const memory = await visitor.remember();
  const lacks = (what: string) => `The ledger cannot prove this: ${what} is missing from it.`;
  await asOperator(visitor.db, sql`delete from ledger_node where level = 1 and idx = 1`);
  await expect(visitor.look(memory)).rejects.toThrow(lacks('the tree node over events #2 to #3'));
  await asOperator(visitor.db, sql`delete from ledger_event where seq = 1`);
  await expect(visitor.look(memory)).rejects.toThrow(lacks('event #1'));
});

test('tail cut below what the device remembers, an old backup restored, a stale checkpoint replayed: Ledger shrank from N to M', async () => {
  const stale = await visitor.source.checkpoint();
  await visitor.grow(4);
  const memory = await visitor.remember();
  const verdict = await visitor.look(memory, { ...visitor.source, checkpoint: async () => stale });
  expect(messagesOf(verdict)).toEqual(['Ledger shrank from 9 to 5']);

  await visitor.api.app.close();
  await asOperator(
    visitor.db,
    sql`delete from ledger_event where seq >= 5`,
    sql`delete from ledger_node where (idx + 1) << level > 5`,
    sql`delete from ledger_checkpoint where size > 5`,
    sql`update ledger_head set size = 5`,
  );
  await rm(visitor.file('journal'), { recursive: true });
  await writeFile(visitor.file('checkpoint'), stale.note);
  await visitor.restart();
  const restored = await visitor.look(memory);
  expect(messagesOf(restored)).toEqual(['Ledger shrank from 9 to 5']);
});

test('tail cut above what the device remembers: its receipts tell, and a device without one cannot', async () => {
  const memory = await visitor.remember();
  await visitor.sealer.stop();
  await visitor.enter('W4');
  const { memory: received } = await visitor.look(memory);
  await asOperator(
    visitor.db,
    sql`delete from ledger_event where seq >= 5`,
    sql`delete from ledger_node where (idx + 1) << level > 5`,
    sql`update ledger_head set size = 5`,
  );
  expect(messagesOf(await visitor.look(received))).toEqual(['Event #5 is missing']);
  expect(await visitor.look(memory)).toMatchObject({ verified: true });
});
