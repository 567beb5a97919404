import { type RawBuilder, sql } from 'kysely';
import { type Viewer, visibleHolders, wholeSuccessions } from '../access';

/** Whether the person of an id may be seen by the viewer with what they are responsible for. */
const isVisibleHolder = (viewer: Viewer, userId: string): RawBuilder<boolean> => sql`
  exists (select from users where users.id = ${sql.ref(userId)} and ${visibleHolders(viewer)})`;

/** A condition on the table `hand_receipt`: the viewer is a party to it, or leads the unit of its holder. */
export const visibleHandReceipts = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(hand_receipt.giver_user_id = ${viewer.id} or ${isVisibleHolder(viewer, 'hand_receipt.holder_user_id')})`;

/** A condition on the table `clearance`: it is the viewer's, or of a person whose unit they lead. */
export const visibleClearances = (viewer: Viewer): RawBuilder<boolean> =>
  isVisibleHolder(viewer, 'clearance.user_id');

/**
 * A condition on the table `printed_paper`: the viewer sees the hand receipt or the clearance that it is of, or all of
 * the succession. Nobody learns what is on any other paper from its number.
 */
export const visiblePapers = (viewer: Viewer): RawBuilder<boolean> => sql`(case
  when printed_paper.kind in ('packet', 'memorandum') then exists (select from succession
    where succession.id = printed_paper.subject_id and ${wholeSuccessions(viewer)})
  when printed_paper.hand_receipt_id is not null then exists (select from hand_receipt
    where hand_receipt.id = printed_paper.hand_receipt_id and ${visibleHandReceipts(viewer)})
  when printed_paper.kind = 'clearance' then exists (select from clearance
    where clearance.id = printed_paper.subject_id and ${visibleClearances(viewer)})
  else false end)`;
