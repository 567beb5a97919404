import type { LineDocumentDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, inArray } from '../../kernel';
import { militaryTime } from '../../live';
import { personsHaving } from '../../possession';

/** What accounts for an item that is out: `Out with SPC Whitaker, due 25NOV2026 1800.` */
export const receiptNote = (name: string, dueAt: Date | null): string =>
  `Out with ${name}${dueAt ? `, due ${militaryTime(dueAt)}` : ''}.`;

/**
 * Whether the item of a row `line` is out now: on a receipt of a counter, or without a row with its holder, who signed for it
 * elsewhere.
 */
const isOutNow = sql<boolean>`(exists (select from possession
    where possession.item_id = line.item_id and possession.to_at is null
      and possession.kind = 'person')
  or exists (select from property where property.id = line.item_id and property.assigned_to_user_id is not null
    and not exists (select from possession where possession.item_id = line.item_id and possession.to_at is null)))`;

/** The number of what accounts for an item whose holder signed for it elsewhere: that hand receipt has none of the counter. */
export const HAND_RECEIPT = 'HAND RECEIPT';

/** Whether an operator accounted for a row `line` by a document that is no receipt on which it is out. */
export const hasOtherDocument = sql<boolean>`(line.document_number is not null and line.document_number <> ${HAND_RECEIPT}
  and not exists (select from handover where handover.id = line.document_number))`;

/**
 * Whether a document accounts for a row `line` of the table `inventory_line` that did not leave the book. While a room count
 * is open, the receipts of now do: what came back since the opening is to be read, and what went out since is not.
 *
 * @param isOpenRoom whether the line is of a room count that is open
 */
export const isByDocument = (isOpenRoom: boolean | RawBuilder<boolean>): RawBuilder<boolean> => {
  if (isOpenRoom === false) return sql<boolean>`line.document_at is not null`;
  const now = sql<boolean>`(line.verification_id is null and (${isOutNow} or ${hasOtherDocument}))`;
  if (isOpenRoom === true) return now;
  return sql<boolean>`case when ${isOpenRoom} then ${now} else line.document_at is not null end`;
};

/** The receipts on which items are out now, as what accounts for their lines. */
export async function readReceipts(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<Map<string, LineDocumentDto>> {
  const having = await personsHaving(db, itemIds);
  const ids = [...having.values()].flatMap(({ handoverId }) => handoverId ?? []);
  const operators = await db
    .selectFrom('handover')
    .innerJoin('users', 'users.id', 'handover.operator_id')
    .select('handover.id')
    .select(sql<string>`users.rank || ' ' || users.last_name`.as('name'))
    .where('handover.id', '=', inArray(ids))
    .execute();
  const operatorOf = new Map(operators.map(({ id, name }) => [id, name]));
  return new Map(
    [...having.values()].map(({ itemId, handoverId, name, dueAt, since, giver }) => [
      itemId,
      {
        number: handoverId ?? HAND_RECEIPT,
        note: receiptNote(name, dueAt),
        at: since.toISOString(),
        by: operatorOf.get(handoverId ?? '') ?? giver ?? '',
      },
    ]),
  );
}
