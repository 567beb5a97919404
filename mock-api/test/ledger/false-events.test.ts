import { portableTools, verifyBundle } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { appendEventNow } from '../../src/ledger/append';
import { writeBundle } from '../../src/ledger-history/bundle';
import { SealedLedger } from './sealed-ledger';
import { CLOCK, NAVARRO, ORIGIN, append } from './support';

const ledger = SealedLedger.forEachTest();
const COMMANDER = { ...NAVARRO, role: 'Commander', unitId: 'B' } as const;

/** An event as an operator writes it who has the server's own functions and key. */
async function appendSealed(event: Omit<Parameters<typeof appendEventNow>[1], 'actor'>): Promise<void> {
  await ledger.db
    .transaction()
    .execute((trx) => appendEventNow(trx, { actor: NAVARRO, at: CLOCK(), ...event }));
  await ledger.sealer.sealNow();
}

test('EVID-09 two events with one id are named by the server and by the bundle verifier', async () => {
  const { db, sealer } = ledger;
  await sql`alter table ledger_event drop constraint if exists ledger_event_event_id_key`.execute(db);
  const { event_id: eventId } = await db
    .selectFrom('ledger_event')
    .select('event_id')
    .where('seq', '=', 3)
    .executeTakeFirstOrThrow();
  expect(await ledger.messages()).toEqual([]);
  await appendSealed({ type: 'USER', itemId: null, details: {}, eventId });
  expect(await ledger.messages()).toEqual(['Event #8 has the same id as event #3']);

  const checkpoint = sealer.latest;
  if (!checkpoint) throw new Error('The ledger has no checkpoint.');
  const parts = writeBundle({ db, viewer: COMMANDER, origin: ORIGIN, checkpoint, at: CLOCK() });
  async function* bytes() {
    for await (const part of parts) yield new TextEncoder().encode(part);
  }
  const { findings } = await verifyBundle(bytes(), portableTools);
  expect(findings.map(({ message }) => message)).toEqual(['Event #8 has the same id as event #3']);
});

test('EVID-10 a hand-over by somebody who did not hold the item is named with who held it', async () => {
  const details = { fromUserId: 'U-0004', toUserId: 'U-0009' };
  await appendSealed({ type: 'TRANSFER APPROVED', itemId: 'P-0001', details });
  expect((await ledger.verify()).findings).toContainEqual({
    code: 'transfer-from-other',
    message: 'Event #8 moves W123 from SGT Navarro; SPC Whitaker held it',
    seq: 8,
    itemId: 'P-0001',
  });
});

test('EVID-11 an event dated 10 years ahead gives one warning, and the true events after it none', async () => {
  await append(ledger.db, 'USER');
  await appendSealed({ type: 'USER', itemId: null, details: {}, at: new Date('2036-11-21T06:04:18Z') });
  await append(ledger.db, 'USER');
  await append(ledger.db, 'USER');
  expect(await ledger.verify()).toMatchObject({
    is_verified: true,
    warnings: [
      {
        code: 'event-postdated',
        message: 'Event #9 is dated 21NOV2036 0604Z, after this check',
        seq: 9,
      },
    ],
  });
});
