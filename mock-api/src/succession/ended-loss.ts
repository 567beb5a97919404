import { sql } from 'kysely';

/**
 * The loss case by which an item stays with the outgoing person has ended, and the item is still on the book: it was
 * found. Its difference is open again until the section is signed. Of a difference that is named `difference`.
 */
export const IS_LOSS_ENDED = sql<boolean>`(difference.kind in ('missing', 'condition') and difference.state = 'agreed'
  and difference.act = 'loss'
  and exists (select from property item where item.id = difference.item_id and item.left_at is null)
  and not exists (select from loss_case_item lost
    where lost.item_id = difference.item_id and lost.case_id = difference.ref and lost.closed_at is null)
  and exists (select from succession_section unsigned
    where unsigned.succession_id = difference.succession_id and unsigned.number = difference.section_number
      and unsigned.state in ('planned', 'counted')))`;

/** The item of a line stays with the outgoing person, as both agreed and while its loss lasts. Of a line that is named `line`. */
export const IS_EXCLUDED = sql<boolean>`(line.excluded and not exists (
  select from succession_difference difference
  where difference.succession_id = line.succession_id and difference.item_id = line.item_id
    and ${IS_LOSS_ENDED}))`;
