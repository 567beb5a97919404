import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';

/** What became of a line for the holder of its section, once that is signed. */
export type ReceiptPart = 'kept' | 'excluded' | 'left';

/** The holder of the section of a line has its item from the incoming person now. Of a line that is named `line`. */
const HAS_FROM_INCOMING = sql<boolean>`exists (select from succession_section of_holder
  join succession on succession.id = of_holder.succession_id
  join property item on item.id = line.item_id and item.left_at is null
  join custody_link own on own.item_id = item.id and own.user_id = of_holder.sub_user_id
  join custody_link above on above.item_id = item.id and above.position = own.position - 1
  where of_holder.succession_id = line.succession_id and of_holder.number = line.section_number
    and above.user_id = succession.to_user_id)`;

/** Conditions on a line that is named `line`, of a section that is signed. */
export const ON_RECEIPT: Record<ReceiptPart, RawBuilder<boolean>> = {
  kept: sql`(not line.excluded and ${HAS_FROM_INCOMING})`,
  excluded: sql`line.excluded`,
  left: sql`(not line.excluded and not ${HAS_FROM_INCOMING})`,
};

const countLines = (where: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${where})::int`;

/** The signed sections of a holder, by number, with what is on their hand receipt from the incoming person now. */
export async function readReceipts(db: Kysely<Database>, successionId: string, holderId: string) {
  const rows = await db
    .selectFrom('succession_section as section')
    .innerJoin('succession_line as line', (join) =>
      join
        .onRef('line.succession_id', '=', 'section.succession_id')
        .onRef('line.section_number', '=', 'section.number'),
    )
    .innerJoin('property', 'property.id', 'line.item_id')
    .select('section.number')
    .select(countLines(ON_RECEIPT.kept).as('kept'))
    .select(countLines(sql`(${ON_RECEIPT.kept} and property.is_sensitive)`).as('sensitive'))
    .select(countLines(ON_RECEIPT.excluded).as('excluded'))
    .select(countLines(ON_RECEIPT.left).as('left'))
    .where('section.succession_id', '=', successionId)
    .where('section.sub_user_id', '=', holderId)
    .where('section.state', '=', 'signed')
    .groupBy('section.number')
    .execute();
  return new Map(rows.map(({ number, ...receipt }) => [number, receipt]));
}
