import type { Json } from '@hand-receipt/ledger';
import type { Selectable } from 'kysely';
import type { Database } from '../../kernel';

/** What an event says of a transfer beside its parties: the check of the ledger compares its row with it. */
export interface RecordedTransfer {
  /** The id that the row names as its newest event. */
  eventId: string;
  record: { transfer: Record<string, Json> };
}

type Row = Selectable<Database['transfer']>;

type SignOverFacts = Partial<
  Pick<Row, 'sign_over' | 'superior_user_id' | 'needs_consent' | 'superior_agreed_at'>
>;

/** What its event says of a row. A row that is no recall has no due date and no answer of its holder. */
type TransferFacts = Pick<Row, 'status' | 'is_recall' | 'requested_at' | 'resolved_at'> &
  SignOverFacts &
  Partial<Pick<Row, 'due_on' | 'recall_answer' | 'answer_until' | 'answer_note' | 'answered_at'>>;

const signOverRecord = (facts: SignOverFacts): Record<string, Json> =>
  facts.sign_over
    ? {
        signOver: true,
        superiorUserId: facts.superior_user_id ?? null,
        needsConsent: facts.needs_consent ?? false,
        superiorAgreedAt: facts.superior_agreed_at?.toISOString() ?? null,
      }
    : {};

/** The details by which an event records a transfer as it is after the act. Times are ISO 8601. */
export const transferRecord = ({
  status,
  is_recall,
  requested_at,
  resolved_at,
  due_on,
  recall_answer,
  answer_until,
  answer_note,
  answered_at,
  ...signOver
}: TransferFacts): RecordedTransfer['record'] => ({
  transfer: {
    status,
    isRecall: is_recall,
    requestedAt: requested_at.toISOString(),
    resolvedAt: resolved_at?.toISOString() ?? null,
    ...signOverRecord(signOver),
    ...(due_on && { dueOn: due_on }),
    ...(recall_answer && {
      answer: recall_answer,
      answerUntil: answer_until ?? null,
      answerNote: answer_note ?? null,
      answeredAt: answered_at?.toISOString() ?? null,
    }),
  },
});
