import type { ClosingKind, CreateClosingDto } from '@hand-receipt/contracts';
import { NO_PROOF, type Proof, proofFields, yup } from '@hand-receipt/ui/forms';

/** What the form holds. */
export interface LeaveValues {
  kind: ClosingKind;
  documentNumber: string;
  receivingActivity: string;
  /** A unit of this product; empty for any other. */
  receivingUnitId: string;
  conditionCode: string;
  reason: string;
  copy: File | null;
  pin: (typeof NO_PROOF)['pin'];
  password: (typeof NO_PROOF)['password'];
}

export const EMPTY_CLOSING: LeaveValues = {
  kind: 'turn-in',
  documentNumber: '',
  receivingActivity: '',
  receivingUnitId: '',
  conditionCode: '',
  reason: '',
  copy: null,
  ...NO_PROOF,
};

const REASON_MIN = 10;

export const needsReason = (kind: ClosingKind): boolean => kind === 'loss' || kind === 'book-error';

export const leaveSchema = (proof: Proof | undefined) =>
  yup.object({
    documentNumber: yup
      .string()
      .trim()
      .required('Enter the document number.')
      .max(40, 'At most 40 characters'),
    receivingActivity: yup
      .string()
      .max(200, 'At most 200 characters')
      .test('receiver', 'Say who takes the items.', (typed, { parent }) => {
        const { kind, receivingUnitId } = parent as LeaveValues;
        if (kind === 'turn-in') return Boolean(typed?.trim());
        return kind !== 'lateral' || Boolean(receivingUnitId || typed?.trim());
      }),
    reason: yup
      .string()
      .max(2000, 'At most 2000 characters')
      .test(
        'reason',
        `Say why in at least ${REASON_MIN} characters.`,
        (typed, { parent }) =>
          !needsReason((parent as LeaveValues).kind) || (typed?.trim().length ?? 0) >= REASON_MIN,
      ),
    ...proofFields(proof),
  });

const orNull = (text: string): string | null => text.trim() || null;

/** What of the form belongs to its kind, as the API takes it. */
export function toBody(
  values: LeaveValues,
  itemIds: string[],
): Omit<CreateClosingDto, 'proof' | 'copyUploadId'> {
  const { kind, receivingUnitId } = values;
  const goesToUnit = kind === 'lateral' && receivingUnitId !== '';
  const hasReceiver = kind === 'turn-in' || (kind === 'lateral' && !goesToUnit);
  return {
    kind,
    itemIds,
    documentNumber: values.documentNumber.trim(),
    receivingActivity: hasReceiver ? orNull(values.receivingActivity) : null,
    receivingUnitId: goesToUnit ? receivingUnitId : null,
    conditionCode: kind === 'book-error' ? null : values.conditionCode || null,
    reason: orNull(values.reason),
  };
}
