import type { TransferSheetDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, inArray } from '../../kernel';
import type { Viewer } from '../../access';
import { buildSheets } from '../custody/sheet';

/**
 * What the recipients of pending transfers sign for, in the order of `ids`. A transfer that has ended, or that the
 * person is no party to, is left out.
 */
export async function readSheets(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<TransferSheetDto[]> {
  const transfers = await db
    .selectFrom('transfer')
    .select(['id', 'item_id', 'from_user_id', 'to_user_id', 'include_components', 'mounted'])
    .where('id', '=', inArray(ids))
    .where('status', '=', 'Pending')
    .where((row) =>
      row.or([
        row('from_user_id', '=', viewer.id),
        row('to_user_id', '=', viewer.id),
        row('superior_user_id', '=', viewer.id),
      ]),
    )
    .execute();
  const sheets = await buildSheets(db, transfers);
  const byId = new Map(sheets.map((sheet) => [sheet.transfer_id, sheet]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
