import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { WitnessesDto } from '@hand-receipt/contracts';
import { peer } from '@hyperledger/fabric-protos';
import { sql } from 'kysely';
import { asOperator } from '../ledger/operator';
import { rewriteHistory } from '../ledger/rewrite';
import { FabricDouble } from './fabric-double';
import { WitnessedApp } from './witnessed-app';

let server: WitnessedApp;
let double: FabricDouble;
beforeEach(async () => {
  server = await WitnessedApp.open();
  await server.close();
  double = await FabricDouble.open();
  server.fabric = double.config;
});
afterEach(() => server.close());

const fabric = async () => (await server.witnesses()).fabric;

async function until(isSo: (fabric: NonNullable<WitnessesDto['fabric']>) => boolean) {
  const listed = await server.until((each) => each.fabric !== null && isSo(each.fabric));
  if (!listed.fabric) throw new Error('no network');
  return listed.fabric;
}

const anchored = (size: number) => until(({ anchor }) => anchor !== null && anchor.size >= size);

const makeDue = () =>
  sql`update ledger_witness set due_at = now() where witness_key like 'fabric%'`.execute(server.db);

/**
 * Lets ten minutes pass for the network, and wakes the rounds by an act.
 *
 * @returns the number of events before that act: at least so many are shown to the network now
 */
async function later(): Promise<number> {
  // The outcome under way is recorded first: it sets the time itself.
  const claims = server.db
    .selectFrom('ledger_witness')
    .select('witness_key')
    .where('witness_key', 'like', 'fabric%')
    .where('claimed_until', '>', sql<Date>`now()`);
  while (await claims.executeTakeFirst()) await new Promise((resolve) => setTimeout(resolve, 20));
  const size = await server.act();
  await makeDue();
  await server.act();
  return size;
}

const messages = async () => (await server.check()).findings?.map(({ message }) => message);
const rows = () => server.db.selectFrom('ledger_anchor').selectAll().orderBy('submitted_at').execute();

test('EVID-53 with a double of Fabric: an anchor is shown once its status is VALID, and not before', async () => {
  double.faults.commitStatus = 'closes';
  await server.start();
  await server.act();
  const lost = await until(({ awaySince }) => awaySince !== null);
  expect(lost).toMatchObject({ anchor: null, askedAt: expect.any(String) as string });
  expect(await rows()).toMatchObject([{ size: 1, status: 'SENT', block: null, committed_at: null }]);
  double.faults.commitStatus = 'none';
  const { anchor, notAccepted, refused } = await until((each) => each.anchor !== null && !each.awaySince);
  expect(anchor).toEqual({ block: 5, size: 1, at: expect.any(String) as string });
  expect({ notAccepted, refused }).toEqual({ notAccepted: null, refused: null });
  expect(await rows()).toMatchObject([{ size: 1, status: 'VALID', block: 5, channel: 'ledger' }]);
  expect(await server.check()).toMatchObject({ is_verified: true, findings: [] });
});

test('EVID-54 with a double of Fabric: a status that was lost is asked for again by its id, and nothing is sent twice', async () => {
  double.faults.commitStatus = 'loses';
  await server.start();
  await server.act();
  await until(({ awaySince }) => awaySince !== null);
  // The process ends, too. Another one finds the transaction in the database.
  await server.close();
  double.faults.commitStatus = 'none';
  await sql`update ledger_witness set due_at = now(), claimed_until = now()`.execute(server.db);
  await server.start();
  await anchored(1);
  expect(double.calls.filter((name) => name === 'submit')).toHaveLength(1);
  expect(double.writes).toHaveLength(1);
});

test('EVID-54 with a double of Fabric: an answer to the sending that was lost leads to one write', async () => {
  double.faults.submit = 'loses';
  await server.start();
  await server.act();
  await anchored(1);
  expect(double.calls.filter((name) => name === 'submit')).toHaveLength(1);
  expect(double.writes).toHaveLength(1);
});

test('the newest checkpoint is anchored every ten minutes, where there is a newer one', async () => {
  await server.start();
  await server.act();
  await anchored(1);
  for (let acts = 0; acts < 5; acts += 1) await server.act();
  expect((await fabric())?.anchor?.size).toBe(1);
  const { anchor } = await anchored(await later());
  expect(double.writes).toHaveLength(2);
  expect(double.state.get('hand-receipt/ledger')).toMatch(new RegExp(`^${anchor?.size} [0-9a-f]{64}$`));
  await makeDue();
  await anchored(server.app.sealer.latest?.size ?? 0);
  // Due again without a new event: the network is asked what it holds, and nothing is sent.
  const sent = double.calls.filter((name) => name === 'submit').length;
  const asked = double.calls.length;
  await makeDue();
  while (double.calls.length === asked) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(double.calls.filter((name) => name === 'submit')).toHaveLength(sent);
});

test('an anchor that is not accepted is named by its code and sent again', async () => {
  double.nextCode = peer.TxValidationCode.MVCC_READ_CONFLICT;
  await server.start();
  await server.act();
  expect(await until(({ notAccepted }) => notAccepted !== null)).toMatchObject({
    notAccepted: 'MVCC_READ_CONFLICT',
    anchor: null,
    awaySince: null,
  });
  expect(await anchored(1)).toMatchObject({ notAccepted: null });
  expect(double.writes).toHaveLength(1);
});

test('a network that goes away keeps its anchor, and says since when it is away', async () => {
  await server.start();
  await server.act();
  await anchored(1);
  double.stop();
  await later();
  expect(await until(({ awaySince }) => awaySince !== null)).toMatchObject({ anchor: { size: 1, block: 5 } });
  expect(await server.check()).toMatchObject({ is_verified: true, findings: [] });
  await double.start();
  await later();
  await until(({ awaySince }) => awaySince === null);
});

test('another root for the same size is refused, fails the check and is told to the keepers once', async () => {
  double.state.set('hand-receipt/ledger', `1 ${'b'.repeat(64)}`);
  await server.start();
  await server.act();
  const { refused, anchor } = await until((each) => each.refused !== null);
  const message = 'Fabric refused the checkpoint at 1 events: another root for the same size';
  expect({ refused, anchor }).toEqual({ refused: message, anchor: null });
  for (let times = 0; times < 2; times += 1) await server.app.scheduler.run('ledger-witnesses');
  const told = await server.get<{ message: string }[]>('/api/notifications');
  expect(told.filter((each) => each.message === `${message}.`)).toHaveLength(1);
  expect(await messages()).toEqual([message]);
});

test('a ledger that shrank is refused, and stays so while the network is away', async () => {
  double.state.set('hand-receipt/ledger', `640 ${'b'.repeat(64)}`);
  await server.start();
  await server.act();
  await until((each) => each.refused !== null);
  expect(await messages()).toEqual(['Fabric refused the checkpoint at 1 events: smaller: 640']);
  double.stop();
  await later();
  await until(({ awaySince }) => awaySince !== null);
  expect(await messages()).toEqual(['Fabric refused the checkpoint at 1 events: smaller: 640']);
});

test('history rewritten and grown since: the anchored root is held against the tree, and nothing is sent', async () => {
  await server.start();
  await server.act();
  await server.act();
  const { anchor } = await anchored(await later());
  await server.close();
  const written = double.writes.length;
  await rewriteHistory(server.db, 1, { details: { username: 'somebody else' } }, server.signer);
  for (const name of ['journal', 'checkpoint'])
    await rm(path.join(server.dataDir, 'ledger', name), { recursive: true });
  await sql`update ledger_witness set claimed_until = now()`.execute(server.db);
  await server.start();
  await later();
  await until((each) => each.refused !== null);
  expect(await messages()).toContain(`Fabric has anchored another root at ${anchor?.size} events`);
  expect(double.writes).toHaveLength(written);
});

test('what was sent stays in the table', async () => {
  await server.start();
  await server.act();
  await anchored(1);
  const refused = 'The ledger only grows';
  await expect(sql`delete from ledger_anchor`.execute(server.db)).rejects.toThrow(refused);
  await expect(sql`update ledger_anchor set block = 9`.execute(server.db)).rejects.toThrow(refused);
  await asOperator(server.db, sql`delete from ledger_anchor`);
  expect((await fabric())?.anchor).toBeNull();
});
