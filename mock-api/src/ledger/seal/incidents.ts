import type { Finding } from '@hand-receipt/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '../../kernel';
import { appendEventNow } from '../append';
import { OPERATOR } from '../operator';

/** What happened to the ledger, in the words of the finding that every check makes of it. */
export interface Incident extends Pick<Finding, 'code' | 'message'> {
  /** Events of the newest checkpoint at that time. */
  size: number;
  /** Verifier key of the witness that disagrees. */
  witness?: string;
}

/** Appends an incident to the ledger. To be called under the lock of appends. */
export async function recordIncident(
  trx: Transaction<Database>,
  { code, message, size, witness }: Incident,
  at: Date,
): Promise<void> {
  const details = { kind: code, detail: message, size, ...(witness === undefined ? {} : { witness }) };
  await appendEventNow(trx, { type: 'LEDGER INCIDENT', itemId: null, actor: OPERATOR, at, details });
}
