import type { VerificationDto } from '@hand-receipt/contracts';

type Finding = VerificationDto['findings'][number];

/** What the server says of the ledger. Only the verdict itself is certain: an answer may hold nothing else. */
export type Verdict = Pick<VerificationDto, 'is_verified'> &
  Partial<Pick<VerificationDto, 'size' | 'root' | 'checked_at' | 'last_full_pass'>> & {
    findings: Finding[];
    warnings: Finding[];
  };

type Fields = Partial<Record<keyof VerificationDto | keyof Finding, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? value : {});

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** Things found, as far as they can be read: one without a sentence is called by its code. */
function findingsIn(value: unknown): Finding[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    const { code, message, seq, itemId } = fieldsOf(entry);
    const name = text(code) ?? 'unknown';
    return {
      code: name,
      message: text(message) ?? `A finding without a description (${name})`,
      seq: count(seq),
      itemId: text(itemId),
    };
  });
}

/**
 * Reads the server's answer: `is_verified` must be a boolean, and everything else may be missing.
 *
 * @throws Error where an answer holds no verdict.
 */
export function readVerdict(answer: unknown): Verdict {
  const fields = fieldsOf(answer);
  if (typeof fields.is_verified !== 'boolean') {
    throw new Error('Received invalid response format from server.');
  }
  return {
    is_verified: fields.is_verified,
    size: count(fields.size),
    root: text(fields.root),
    checked_at: text(fields.checked_at),
    last_full_pass: fields.last_full_pass === null ? null : text(fields.last_full_pass),
    findings: findingsIn(fields.findings),
    warnings: findingsIn(fields.warnings),
  };
}
