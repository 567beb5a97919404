import type { TransferDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { findFormName } from '../person';
import { citationOf } from './citation';
import { type FormStamps, da2062FileName } from './export';
import type { HandReceipt } from './hand-receipt';
import { partyOf } from './party';
import { numberTransfer } from './receipt-number';
import { transferItems } from './transfer-sheet';

/** When the recipient took the item over here; null: they have not, or they refused. */
const acceptanceOf = ({ id, status, resolved_date }: TransferDto) =>
  status === 'Approved' && resolved_date ? { by: id, at: new Date(resolved_date) } : null;

/**
 * The hand receipt of a transfer that the caller may see: to its recipient, from its sender, or after a sign-over from
 * the person above the sender.
 */
export async function transferReceipt(
  db: Kysely<Database>,
  madeById: string,
  transfer: TransferDto,
  { at, program, stampOf }: FormStamps,
): Promise<HandReceipt> {
  const party = async (id: string) => partyOf({ known: await findFormName(db, id) });
  const items = await transferItems(db, transfer);
  const numbered = { holderId: transfer.to_user.id, transferId: transfer.id, madeById, at };
  return {
    number: await numberTransfer(db, numbered),
    citation: await citationOf(db, items),
    fileName: da2062FileName(new Date(transfer.request_date), transfer.id),
    from: await party((transfer.superior ?? transfer.from_user).id),
    to: await party(transfer.to_user.id),
    endItemStockNumber: '',
    at,
    items,
    groupByCategory: false,
    withCodes: false,
    acceptance: acceptanceOf(transfer),
    stamp: await stampOf(items.map(({ id }) => id)),
    registered: null,
    program,
  };
}
