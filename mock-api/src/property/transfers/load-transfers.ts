import type { TransferDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel';
import { type Viewer, personJson, recordedItems } from '../../access';

/** Who may take a pending transfer back: the sender their offer, the recaller their recall. */
const openerOfPending = sql<string | null>`case when transfer.status = 'Pending'
  then case when transfer.is_recall then transfer.to_user_id else transfer.from_user_id end end`;

/** Lines of the same request; an item by itself is the only one. */
const linesOfRequest = sql<number>`case when transfer.request_id is null then 1
  else (select count(*)::int from transfer line where line.request_id = transfer.request_id) end`;

const supersededBy = sql<TransferDto['superseded_by']>`(
  select json_build_object('id', recall.id, 'by', recaller.rank || ' ' || recaller.last_name)
  from transfer recall join users recaller on recaller.id = recall.to_user_id
  where recall.id = transfer.superseded_by)`;

const selectTransfers = (db: Kysely<Database>) =>
  db
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .select((row) => [
      'transfer.id',
      'transfer.item_id',
      'transfer.status',
      'transfer.notes',
      'transfer.include_components',
      'transfer.mounted',
      'transfer.is_recall',
      'transfer.sign_over',
      'transfer.needs_consent',
      'transfer.superior_agreed_at',
      'transfer.due_on',
      'transfer.recall_answer',
      'transfer.answer_until',
      'transfer.answer_note',
      'transfer.answered_at',
      supersededBy.as('superseded_by'),
      openerOfPending.as('cancel_user_id'),
      'transfer.request_id',
      linesOfRequest.as('request_lines'),
      'transfer.requested_at',
      'transfer.resolved_at',
      'property.name',
      'property.serial_number',
      personJson(row.ref('transfer.from_user_id')).$notNull().as('from_user'),
      personJson(row.ref('transfer.superior_user_id')).as('superior'),
      personJson(row.ref('transfer.to_user_id')).$notNull().as('to_user'),
    ]);

type TransferRow = Awaited<ReturnType<ReturnType<typeof selectTransfers>['execute']>>[number];

const answerOf = (row: TransferRow): TransferDto['recall_answer'] =>
  row.recall_answer === null || row.answered_at === null
    ? null
    : {
        answer: row.recall_answer,
        until_on: row.answer_until,
        note: row.answer_note,
        at: row.answered_at.toISOString(),
      };

const toTransferDto = (found: TransferRow): TransferDto => {
  const { item_id, name, requested_at, resolved_at, answer_until: _, answer_note: __, ...rest } = found;
  const { answered_at: ___, ...row } = rest;
  return {
    ...row,
    recall_answer: answerOf(found),
    property: { id: item_id, name, serial_number: row.serial_number },
    item_name: name,
    from: row.from_user.name,
    to: row.to_user.name,
    superior_agreed_at: found.superior_agreed_at?.toISOString() ?? null,
    request_date: requested_at.toISOString(),
    resolved_date: resolved_at?.toISOString() ?? null,
  };
};

/** Transfers of the wire by id, in the order of `ids`. */
export async function loadTransfers(db: Kysely<Database>, ids: readonly string[]): Promise<TransferDto[]> {
  if (ids.length === 0) return [];
  const rows = await selectTransfers(db).where('transfer.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toTransferDto);
}

/** A condition on the tables `transfer` and `property`: the person is a party to the transfer, or may see its item. */
export const visibleTransfers = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(${viewer.id} in (transfer.from_user_id, transfer.to_user_id, transfer.superior_user_id)
    or ${recordedItems(viewer)})`;

/** Those of some transfers that the person is a party to, or whose item they may see, in no order. */
export async function findVisibleTransfers(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<TransferDto[]> {
  if (ids.length === 0) return [];
  const rows = await selectTransfers(db)
    .where('transfer.id', 'in', ids)
    .where(visibleTransfers(viewer))
    .execute();
  return rows.map(toTransferDto);
}

/** A transfer that the person is a party to, or whose item they may see; undefined for any other. */
export async function findVisibleTransfer(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<TransferDto | undefined> {
  const [transfer] = await findVisibleTransfers(db, viewer, [id]);
  return transfer;
}
