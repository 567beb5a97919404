import { rm } from 'node:fs/promises';
import {
  type LedgerTools,
  checkItemHistory,
  fromHex,
  portableTools,
  signCheckpoint,
  verifyFromDevice,
} from '@hand-receipt/ledger';
import type { EvidenceDto } from '@hand-receipt/contracts/routes';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import { LEDGER_ORIGIN } from '../../src/ledger/plugin';
import { rewriteHistory, rewriteJournal } from './rewrite';
import { asOperator } from './support';
import { NOW, Visitor, messagesOf } from './visitor';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await Visitor.open();
}, 120_000);
afterEach(() => visitor.close());

const serverSays = async () =>
  (await visitor.send({ method: 'GET', url: '/api/verification/database' })).json<{
    is_verified: boolean;
    findings: unknown[];
  }>();

test('LIM-01 a program that was exchanged verifies what is not signed', async () => {
  const memory = await visitor.remember();
  const forger = nodeSigner(generateSignerKey(LEDGER_ORIGIN));
  const root = fromHex(visitor.sealer.latest?.root ?? '');
  const note = signCheckpoint({ origin: LEDGER_ORIGIN, size: 5n, root }, forger);
  const source = {
    ...visitor.source,
    checkpoint: async () => ({ ...(await visitor.source.checkpoint()), note }),
  };
  const said = await visitor.look(memory, source).then(messagesOf, (error: Error) => [error.message]);
  expect(said).not.toEqual([]);
  const exchanged: LedgerTools = {
    ...portableTools,
    verifierOf: (key) => ({ ...portableTools.verifierOf(key), keyId: forger.keyId, verify: () => true }),
  };
  const verdict = await verifyFromDevice({ source, memory, tools: exchanged, now: NOW });
  expect(verdict).toMatchObject({ verified: true, findings: [] });
});

test('LIM-02 database, journal, newest checkpoint and key used together: nobody notices who does not remember', async () => {
  await visitor.api.app.close();
  await rewriteHistory(visitor.db, 1, { ts: '2026-11-20T00:00:00.000Z' }, await visitor.signingKey());
  await rewriteJournal(visitor.db, visitor.file('.'));
  await visitor.restart();
  expect(await serverSays()).toMatchObject({ is_verified: true, findings: [] });
  expect(await visitor.look(null)).toMatchObject({ verified: true, findings: [] });
});

test('LIM-04 the newest events of an item, left out of its evidence, are not missed without a receipt', async () => {
  const id = await visitor.enter('N1');
  for (const status of ['Damaged', 'In Repair']) {
    await visitor.send({ method: 'PATCH', url: `/api/property/${id}/status`, body: { status } });
  }
  await visitor.sealer.sealNow();
  const { size, memory } = await visitor.look(null);
  const checkpoint = {
    origin: LEDGER_ORIGIN,
    size: BigInt(size),
    root: fromHex(visitor.sealer.latest?.root ?? ''),
  };
  const url = `/api/ledger/items/${id}/evidence?size=${size}`;
  const { events } = (await visitor.send({ method: 'GET', url })).json<EvidenceDto>();
  const cut = events.slice(1);
  expect(checkItemHistory(id, cut, checkpoint, portableTools)).toMatchObject({
    verified: true,
    findings: [],
  });
  expect(checkItemHistory(id, cut, checkpoint, portableTools, memory?.receipts).verified).toBe(false);
});

test("LIM-05 one's own act, taken back before this device read the ledger again, is not missed", async () => {
  const memory = await visitor.remember();
  await visitor.sealer.stop();
  await visitor.enter('W4');
  await asOperator(
    visitor.db,
    sql`delete from ledger_event where seq >= 5`,
    sql`delete from ledger_node where (idx + 1) << level > 5`,
    sql`update ledger_head set size = 5`,
  );
  expect(await visitor.look(memory)).toMatchObject({ verified: true, findings: [] });
});

test('LIM-06 one device that is always shown the checkpoint that it remembers is verified', async () => {
  const memory = await visitor.remember();
  const stale = await visitor.source.checkpoint();
  await visitor.grow(3);
  const verdict = await visitor.look(memory, { ...visitor.source, checkpoint: async () => stale });
  expect(verdict).toMatchObject({ verified: true, findings: [], size: 5 });
});

test('LIM-10 on its first visit a device believes the key that it is shown', async () => {
  await visitor.api.app.close();
  const signer = nodeSigner(generateSignerKey(LEDGER_ORIGIN));
  await rewriteHistory(visitor.db, 0, {}, signer);
  await asOperator(visitor.db, sql`update ledger_key set verifier_key = ${signer.verifierKey}`);
  await rewriteJournal(visitor.db, visitor.file('.'));
  await rm(visitor.file('signing-key'));
  await visitor.restart();
  expect(await visitor.look(null)).toMatchObject({ verified: true, findings: [] });
});
