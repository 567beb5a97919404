import type { GenerateDa2062Dto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, badRequest } from '../../kernel';
import type { Viewer } from '../../access';
import { compactDate } from '../dates';
import type { HandReceipt } from './hand-receipt';
import { citationOf } from './citation';
import { loadVisibleItems } from './load-items';
import { resolveParties } from './parties';
import { numberReceipt } from './receipt-number';
import type { FormProgram, LedgerStamp } from './stamp';

/** When a form is made and by which program, and the state of the ledger that a form of some items is stamped with. */
export interface FormStamps {
  at: Date;
  program: FormProgram;
  stampOf: (itemIds: readonly string[]) => Promise<LedgerStamp | null>;
}

/** `DA2062_HR-20261121-U-0001.pdf`: the day, and whose export or which transfer it is (PROP-48). */
export const da2062FileName = (at: Date, id: string): string => `DA2062_HR-${compactDate(at)}-${id}.pdf`;

/**
 * The hand receipt that an export asks for.
 *
 * @throws ApiError 400 for no item; 404 for an item that the caller may not see or a person whom they do
 *   not know.
 */
export async function exportReceipt(
  db: Kysely<Database>,
  viewer: Viewer,
  order: GenerateDa2062Dto,
  { at, program, stampOf, requestKey }: FormStamps & { requestKey: string | null },
): Promise<HandReceipt> {
  if (order.property_ids.length === 0) {
    const message = 'Please select at least one property to export.';
    throw badRequest(message, { property_ids: message });
  }
  const items = await loadVisibleItems(db, viewer, order.property_ids);
  const { from, to, holderId } = await resolveParties(db, viewer, order, items);
  const numbered = { holderId: holderId ?? viewer.id, transferId: null, requestKey, madeById: viewer.id, at };
  return {
    number: await numberReceipt(db, numbered),
    citation: await citationOf(db, items),
    fileName: da2062FileName(at, viewer.id),
    from,
    to,
    endItemStockNumber: order.unit_info?.stockNumber?.trim() ?? '',
    at,
    items,
    groupByCategory: order.group_by_category ?? false,
    withCodes: order.include_qr_codes ?? false,
    acceptance: null,
    stamp: await stampOf(items.map(({ id }) => id)),
    program,
  };
}
