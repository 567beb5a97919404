import { sql } from 'kysely';
import type { Actor } from '../../unit-of-work';
import { offerBatch } from '../transfers/offer-batch';
import type { ImportContext } from './enter-rows';

const NOTES = 'Imported from ';

/** The people who are still to be offered their items. */
async function waitingHolders({ db }: ImportContext, importId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('property_import_holder')
    .select('user_id')
    .distinct()
    .where('import_id', '=', importId)
    .where('user_id', 'is not', null)
    .where('offered_at', 'is', null)
    .orderBy('user_id')
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** Offers one person everything that the file says is theirs, in one request; nothing where that was done already. */
const offerTo = (context: ImportContext, owner: Actor, importId: string, userId: string): Promise<void> =>
  context.transactor.run(owner, async (work) => {
    const { trx, at } = work;
    const held = await trx
      .updateTable('property_import_holder')
      .set({ offered_at: at })
      .where('import_id', '=', importId)
      .where('user_id', '=', userId)
      .where('offered_at', 'is', null)
      .returning('value')
      .execute();
    if (held.length === 0) return;
    const { file_name } = await trx
      .selectFrom('property_import')
      .select('file_name')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    const items = await trx
      .selectFrom('property_import_row')
      .select('item_id')
      .where('import_id', '=', importId)
      .where('state', '=', 'written')
      .where(
        sql<string>`item ->> 'holder'`,
        'in',
        held.map(({ value }) => value),
      )
      .orderBy('line')
      .execute();
    const ids = items.flatMap(({ item_id }) => item_id ?? []);
    if (ids.length === 0) return;
    const { refused, results } = await offerBatch(work, ids, { toUserId: userId, notes: NOTES + file_name });
    if (refused === 0) return;
    const why = results.find(({ ok }) => !ok)?.message ?? '';
    const notice = `${refused} ${refused === 1 ? 'item' : 'items'} of ${held.map(({ value }) => value).join(', ')} could not be offered and stay in the book: ${why}`;
    await trx
      .updateTable('property_import')
      .set({ notices: sql`notices || ${JSON.stringify([notice])}::jsonb` })
      .where('id', '=', importId)
      .execute();
  });

/** Offers the items that were entered to the people whom the file names, one request each. Nobody has custody before they accept. */
export async function offerToHolders(context: ImportContext, owner: Actor, importId: string): Promise<void> {
  for (const userId of await waitingHolders(context, importId)) {
    await offerTo(context, owner, importId, userId);
  }
}
