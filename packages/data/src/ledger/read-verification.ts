import type { VerificationDto } from '@hand-receipt/contracts';

type Finding = VerificationDto['findings'][number];

/** What the server says of the ledger. Only the verdict itself is certain: an answer may hold nothing else. */
export type Verdict = Pick<VerificationDto, 'is_verified'> &
  Partial<Pick<VerificationDto, 'size' | 'root' | 'checked_at' | 'last_full_pass'>> & {
    /** At most `MOST_SHOWN`. */
    findings: Finding[];
    /** What brought the findings about, where the server says. */
    cause: { message: string; consequences: number } | null;
    /** Findings past those. */
    moreFindings: number;
    /** At most `MOST_SHOWN`. */
    warnings: Finding[];
  };

/** So many findings are shown; a check that found more is worth no longer list. */
const MOST_SHOWN = 200;
/** No finding needs more characters than this. */
const LONGEST_TEXT = 500;

/** LEDG-21. */
export const INVALID_ANSWER = 'Received invalid response format from server.';

type Fields = Partial<
  Record<keyof VerificationDto | keyof Finding | keyof NonNullable<VerificationDto['cause']>, unknown>
>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? value : {});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_TEXT) : undefined;
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
const moment = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Something found, as far as it can be read: without a sentence it is called by its code. */
function findingIn(entry: unknown): Finding {
  const { code, message, seq, itemId } = fieldsOf(entry);
  const name = text(code) ?? 'unknown';
  return {
    code: name,
    message: text(message) ?? `A finding without a description (${name})`,
    seq: count(seq),
    itemId: text(itemId),
  };
}

/** The server's word on the cause: a sentence without a number of consequences has none. */
function causeIn(value: unknown): Verdict['cause'] {
  const { message, consequences } = fieldsOf(value);
  const sentence = text(message);
  return sentence === undefined ? null : { message: sentence, consequences: count(consequences) ?? 0 };
}

/**
 * Reads the server's answer, whatever it is: `is_verified` must be a boolean, and everything else may be missing.
 *
 * @throws Error where an answer holds no verdict.
 */
export function readVerification(answer: unknown): Verdict {
  const fields = fieldsOf(answer);
  if (typeof fields.is_verified !== 'boolean') {
    throw new Error(INVALID_ANSWER);
  }
  const findings = listOf(fields.findings);
  return {
    is_verified: fields.is_verified,
    size: count(fields.size),
    root: text(fields.root),
    checked_at: moment(fields.checked_at),
    last_full_pass: fields.last_full_pass === null ? null : moment(fields.last_full_pass),
    findings: findings.slice(0, MOST_SHOWN).map(findingIn),
    cause: causeIn(fields.cause),
    moreFindings: Math.max(0, findings.length - MOST_SHOWN),
    warnings: listOf(fields.warnings).slice(0, MOST_SHOWN).map(findingIn),
  };
}
