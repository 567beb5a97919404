import type { LedgerEventDto } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { ledgerEvents, readRow } from '../ledger';
import type { Claimed } from './outbox';

/** The type of a test, which is no event of the ledger. */
export const TEST = 'TEST';

/** What is sent, as https://www.standardwebhooks.com names its fields. */
interface Payload {
  type: string;
  timestamp: string;
  /** The event as GET /api/ledger/events shows it, or a sentence. */
  data: Omit<LedgerEventDto, 'sealed'> | { message: string };
}

const testPayload = ({ since }: Claimed): Payload => ({
  type: TEST,
  timestamp: since.toISOString(),
  data: { message: 'This is a test. Nothing happened.' },
});

/** The body of a delivery, from the bytes that the ledger sealed; null where they are damaged. */
export async function payloadOf(db: Kysely<Database>, claimed: Claimed): Promise<string | null> {
  if (claimed.seq === null) return JSON.stringify(testPayload(claimed));
  const row = await ledgerEvents(db).selectAll().where('seq', '=', claimed.seq).executeTakeFirst();
  const event = row && readRow(row);
  if (!event || event.eventId !== claimed.eventId) return null;
  const payload: Payload = {
    type: event.type,
    timestamp: event.ts,
    data: {
      seq: row.seq,
      eventId: event.eventId,
      eventType: event.type,
      timestamp: event.ts,
      userId: event.actor.id,
      userName: event.actor.name,
      itemId: event.item,
      details: event.details,
      leafHash: toHex(row.leaf_hash),
    },
  };
  return JSON.stringify(payload);
}
