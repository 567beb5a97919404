import { sql } from 'kysely';
import type { UnitOfWork } from '../unit-of-work';
import { readContents } from './amendment-record';
import type { Line } from './lines';

/** Rank and last name of a person. */
export const nameOf = ({ trx }: UnitOfWork, userId: string | null) =>
  trx
    .selectFrom('users')
    .select(sql<string>`rank || ' ' || last_name`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirst();

/** What an event says of an item that became or ceased to be sensitive. */
const turnOf = (isSensitive: boolean | undefined) =>
  isSensitive === undefined ? [] : [{ field: 'is_sensitive', from: !isSensitive, to: isSensitive }];

/** Writes the event of each item that a signed amendment has changed, with who proposed and who signed it. */
export async function recordAmendedItems(
  work: UnitOfWork,
  amendmentId: string,
  items: readonly { id: string; name: string; serial_number: string }[],
  { lines, turned }: { lines: readonly Line[]; turned: ReadonlyMap<string, boolean> },
): Promise<void> {
  const { trx, actor } = work;
  const amendment = await trx
    .selectFrom('amendment')
    .select(['reason', 'document_number', 'proposed_by'])
    .where('id', '=', amendmentId)
    .executeTakeFirstOrThrow();
  const proposer = await nameOf(work, amendment.proposed_by);
  const contents = (await readContents(trx, [amendmentId])).get(amendmentId);
  for (const item of items) {
    const own = lines.filter(({ itemId }) => itemId === item.id);
    await work.record('ITEM AMENDED', item, {
      amendmentId,
      changes: [...own.map(({ field, from, to }) => ({ field, from, to })), ...turnOf(turned.get(item.id))],
      reason: amendment.reason,
      documentNumber: amendment.document_number,
      proposedByUserId: amendment.proposed_by,
      proposedBy: proposer?.name ?? null,
      signedByUserId: actor.id,
      signedBy: actor.name,
      photoHashes: contents?.photos ?? [],
    });
  }
}
