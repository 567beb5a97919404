import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';

/** Clearances of a person, and those that they opened, overrode, signed or stopped. */
export const readClearances = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('clearance')
    .select([
      'id',
      'user_id as userId',
      'state',
      'opened_by as openedBy',
      'opened_at as openedAt',
      'leaves_on as leavesOn',
      'hand_steps as handSteps',
      'override_reason as overrideReason',
      'override_by as overrideBy',
      'override_at as overrideAt',
      'override_until as overrideUntil',
      'signed_by as signedBy',
      'signed_at as signedAt',
      'reopened_at as reopenedAt',
      'cancelled_by as cancelledBy',
      'cancelled_at as cancelledAt',
    ])
    .where(sql<boolean>`${userId} in (user_id, opened_by, override_by, signed_by, cancelled_by)`)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();

/** Changes of command to which a person is a party, or in whose place they sign. */
export const readSuccessions = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('succession')
    .select([
      'id',
      'kind',
      'state',
      'from_user_id as fromUserId',
      'to_user_id as toUserId',
      'giver_user_id as giverUserId',
      'appointed_user_id as appointedUserId',
      'reason',
      'orders_ref as ordersRef',
      'starts_on as startsOn',
      'due_on as dueOn',
      'roles_pass as rolesPass',
      'opened_by as openedBy',
      'opened_at as openedAt',
      'activated_at as activatedAt',
      'signed_at as signedAt',
      'cancelled_at as cancelledAt',
      'cancel_reason as cancelReason',
    ])
    .where(
      sql<boolean>`(${userId} in (from_user_id, to_user_id, giver_user_id, appointed_user_id, opened_by)
        or exists (select from succession_giver giver
          where giver.succession_id = succession.id and giver.user_id = ${userId}))`,
    )
    .orderBy('opened_at')
    .orderBy('id')
    .execute();

/** Registered papers about a person, or that they printed. The secret is on the paper alone. */
export const readPapers = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('printed_paper as paper')
    .leftJoin('hand_receipt as receipt', 'receipt.id', 'paper.hand_receipt_id')
    .leftJoin('clearance', (join) =>
      join.onRef('clearance.id', '=', 'paper.subject_id').on('paper.kind', '=', 'clearance'),
    )
    .select([
      'paper.id',
      'paper.kind',
      sql<string>`coalesce(paper.hand_receipt_id, paper.subject_id)`.as('number'),
      'paper.edition',
      'paper.lines',
      'receipt.giver_user_id as giverUserId',
      'receipt.holder_user_id as holderUserId',
      'paper.printed_by as printedBy',
      'paper.printed_at as printedAt',
      'paper.voided_at as voidedAt',
    ])
    .where(
      sql<boolean>`${userId} in (receipt.giver_user_id, receipt.holder_user_id, clearance.user_id, paper.printed_by)`,
    )
    .orderBy('paper.printed_at')
    .orderBy('paper.id')
    .execute();

/** Hand-overs and returns that a person took part in, or settled. */
export const readHandOvers = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('handover')
    .select(['id', 'counter_id as counterId', 'mode', 'state', 'method', 'purpose'])
    .select(['operator_id as operatorId', 'recipient_id as recipientId', 'settled_by as settledBy'])
    .select('withdrawn_by as withdrawnBy')
    .select(['due_at as dueAt', 'act_at as actAt', 'recorded_at as recordedAt'])
    .select(['dispute_reason as disputeReason', 'settled_note as settledNote'])
    .select(
      sql<string[]>`array(select item_id from handover_line line
        where line.handover_id = handover.id order by line_no)`.as('itemIds'),
    )
    .where(sql<boolean>`${userId} in (operator_id, recipient_id, settled_by, withdrawn_by)`)
    .orderBy('act_at')
    .orderBy('id')
    .execute();

/** What a person had by a hand-over, and when. */
export const readPossessions = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('possession')
    .select(['item_id as itemId', 'basis', 'from_at as fromAt', 'to_at as toAt', 'due_at as dueAt'])
    .select(['handover_id as handOverId', 'claimed_at as claimedAt'])
    .where('user_id', '=', userId)
    .orderBy('from_at')
    .orderBy('id')
    .execute();

/** What a person may do at counters: as an operator, with a weapon, or by their word as a holder. */
export async function readAppointments(db: Kysely<Database>, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select 'operator' as kind, counter_id as "counterId", null as "itemId", order_reference as "orderReference",
      null as "cardNumber", since, until from counter_operator where user_id = ${userId}
    union all
    select 'authority', counter_id, null, null, null, since, until from counter_authority
      where holder_user_id = ${userId}
    union all
    select 'authorization', counter_id, item_id, null, card_number, since, until from weapon_authorization
      where user_id = ${userId}
    order by since, kind, "counterId"`.execute(db);
  return rows;
}
