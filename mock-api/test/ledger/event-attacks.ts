import type { LedgerEventType } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { appendEvent, appendEventNow } from '../../src/ledger/append';
import { asOperator } from './operator';
import type { Victim } from './screen-attacks';

/** Nobody whom the users' table knows. */
const FORGER = { id: 'U-0999', name: 'SGT Nobody' };
const LONG_AGO = new Date('2026-01-02T03:04:05Z');

/** The item as it was before an act, in its row and in the copy that lists are read from. */
const ITEM_AS_BEFORE = [
  sql`update property set current_status = 'Operational' where serial_number = 'W1'`,
  sql`update visible_item set status = 'Operational'
    where item_id = (select id from property where serial_number = 'W1')`,
];

interface Forged {
  type: LedgerEventType;
  details?: { [key: string]: Json };
  at?: Date;
}

/** Appends what no act made, as the append function would: hashed, sealed, and in the journal a second later. */
const forge = ({ db }: Victim, { type, details = {}, at }: Forged): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    // The foreign key would refuse a correction of nothing.
    await sql`set local session_replication_role = replica`.execute(trx);
    await appendEventNow(trx, { type, itemId: null, actor: FORGER, details, at });
  });

const itemId = sql`(select id from property where serial_number = 'W1')`;

/** What the operator adds to the ledger, keeps from it, or hides of it. */
export const EVENT_ATTACKS = {
  'date an event back': async (victim: Victim) => {
    await forge(victim, { type: 'USER', at: LONG_AGO });
    await victim.sealer().sealNow();
  },
  /** One points past the end, and one at an event under another id. */
  'correct what is not there': async (victim: Victim) => {
    const wrong = { originalEventId: 'evt_x', originalEventType: 'ITEM CREATED', reason: 'Wrong item' };
    for (const originalSeq of [99, 0])
      await forge(victim, { type: 'CORRECTION', details: { ...wrong, originalSeq } });
    await victim.sealer().sealNow();
  },
  /** The trigger that takes acts in is off while an item is reported lost. */
  'keep an act from the ledger': async ({ db }: Victim) => {
    await sql`alter table ledger_pending disable trigger ledger_pending_due`.execute(db);
    await db.transaction().execute(async (trx) => {
      await sql`update property set current_status = 'Lost' where serial_number = 'W1'`.execute(trx);
      await appendEvent(trx, { type: 'STATUS CHANGE', itemId: null, actor: FORGER, details: {} });
    });
    await sql`alter table ledger_pending enable trigger ledger_pending_due`.execute(db);
  },
  'undo the act': ({ db }: Victim) => asOperator(db, sql`delete from ledger_pending`, ...ITEM_AS_BEFORE),
  /** The second of the first item's events is no longer among them. */
  'hide an event of an item': ({ db }: Victim) =>
    asOperator(db, sql`update ledger_event set item_id = 'P-0999' where seq = 3`),
  'show it again': ({ db }: Victim) =>
    asOperator(db, sql`update ledger_event set item_id = ${itemId} where seq = 3`),
  'stop sealing': (victim: Victim) => victim.sealer().stop(),
  'go on sealing': async (victim: Victim) => victim.sealer().start(() => undefined),
  /** What no checkpoint covers yet is taken back, in the ledger and in the property book. */
  'cut what is not sealed': (victim: Victim) => {
    const sealed = victim.sealer().latest?.size ?? 0;
    return asOperator(
      victim.db,
      sql`delete from ledger_event where seq >= ${sealed}`,
      sql`delete from ledger_node where (idx + 1) << level > ${sealed}`,
      sql`update ledger_head set size = ${sealed}`,
      ...ITEM_AS_BEFORE,
    );
  },
} as const;
