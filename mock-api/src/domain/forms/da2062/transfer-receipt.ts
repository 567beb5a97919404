import type { TransferDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { compactDate } from '../dates';
import { findFormName } from '../person';
import type { Occasion } from './export';
import type { HandReceipt } from './hand-receipt';
import { loadItem } from './load-items';
import { partyOf } from './party';

/** When the recipient took the item over here; null: he has not, or he refused. */
const acceptanceOf = ({ id, status, resolved_date }: TransferDto) =>
  status === 'Approved' && resolved_date ? { transferId: id, at: new Date(resolved_date) } : null;

/** The hand receipt of a transfer that the caller may see: from its sender, to its recipient. */
export async function transferReceipt(
  db: Kysely<Database>,
  transfer: TransferDto,
  { at, stamp }: Occasion,
): Promise<HandReceipt> {
  const party = async (id: string) => partyOf({ known: await findFormName(db, id) });
  return {
    number: `HR-${compactDate(new Date(transfer.request_date))}-${transfer.id}`,
    from: await party(transfer.from_user.id),
    to: await party(transfer.to_user.id),
    endItemStockNumber: '',
    at,
    items: [await loadItem(db, transfer.property.id)],
    groupByCategory: false,
    withAnnexes: transfer.include_components,
    withCodes: false,
    acceptance: acceptanceOf(transfer),
    stamp,
  };
}
