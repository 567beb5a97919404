import type { PersonDto } from '@hand-receipt/contracts';

/** What the Bulk Transfer form holds. */
export interface BulkTransferValues {
  /** The name as typed. */
  recipient: string;
  /** The person chosen from the list. */
  person: PersonDto | null;
  reason: string;
  /** Ids of mounted items that stay with the giver. */
  staying: string[];
  /** The giver leaves the chains. */
  signOver: boolean;
}

export const EMPTY_TRANSFER: BulkTransferValues = {
  recipient: '',
  person: null,
  reason: '',
  staying: [],
  signOver: false,
};

/** Something wrong with fields of a form, shown at the fields. */
export class FieldError extends Error {
  /** @param fields a message for each wrong field, by its name */
  constructor(readonly fields: Record<string, string>) {
    super(Object.values(fields).join(' '));
    this.name = 'FieldError';
  }
}

/** PROP-31: recipient and reason, or nothing is sent. Null where both are there. */
export function missingIn({ recipient, reason }: BulkTransferValues): FieldError | null {
  const fields: Record<string, string> = {};
  if (recipient.trim() === '') fields.recipient = 'Please select a recipient';
  if (reason.trim() === '') fields.reason = 'Please provide a reason';
  return Object.keys(fields).length > 0 ? new FieldError(fields) : null;
}
