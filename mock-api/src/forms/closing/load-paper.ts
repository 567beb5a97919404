import type { ClosingDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Viewer } from '../../access';
import { findClosing } from '../../closings';
import type { Database } from '../../kernel';
import { unitSetting } from '../../unit-settings';

/** Everything that the paper of a closing prints. */
export interface ClosingPaper {
  closing: ClosingDto;
  /** Unit of issue of each item. */
  unitsOfIssue: ReadonlyMap<string, string | null>;
  /** The regulation or order that the unit entered. */
  citation: string | null;
}

/** @throws ApiError 404 for a closing that the viewer may not see. */
export async function loadPaper(db: Kysely<Database>, viewer: Viewer, id: string): Promise<ClosingPaper> {
  const closing = await findClosing(db, viewer, id);
  const lines = await db
    .selectFrom('closing_line')
    .select(['item_id', 'unit_of_issue'])
    .where('closing_id', '=', id)
    .execute();
  return {
    closing,
    unitsOfIssue: new Map(lines.map(({ item_id, unit_of_issue }) => [item_id, unit_of_issue])),
    citation: await unitSetting(db, closing.unit.id, 'citation.closing'),
  };
}
