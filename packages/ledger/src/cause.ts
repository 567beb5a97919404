import type { Finding, FindingCode } from './findings';

/** What a check found first, and how much of the rest follows from it. */
export interface Cause {
  message: string;
  /** The place of the event; null where it is about none. */
  seq: number | null;
  /** Findings that follow from it. */
  consequences: number;
}

/** Of two findings about one event, the one that says more stands before. */
const OF_EVENTS: readonly FindingCode[] = [
  'event-missing',
  'event-inserted',
  'events-reordered',
  'event-altered',
];

/** Findings about the log that a damaged event brings about in later places and in ranges that contain it. */
const FOLLOWING: readonly FindingCode[] = [
  ...OF_EVENTS,
  'history-rewritten',
  'node-altered',
  'item-chain-broken',
  'correction-invalid',
  'event-id-repeated',
];

/** Whether a finding follows from damage to the event in place `seq`, for those whose own place is known. */
export const followsFrom = (finding: Pick<Finding, 'code' | 'seq'>, seq: number): boolean =>
  FOLLOWING.includes(finding.code) && finding.seq !== undefined && finding.seq >= seq;

/** The first damaged event; the first finding where none is damaged; null where nothing was found. */
function firstOf(found: readonly Finding[]): Finding | null {
  const damaged = OF_EVENTS.flatMap((code) => found.filter((finding) => finding.code === code));
  const [first] = [...damaged].sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
  return first ?? found[0] ?? null;
}

/**
 * Names one cause of everything that a check found.
 *
 * @param further findings about later places that were found and are not listed.
 */
export function causeOf(found: readonly Finding[], further = 0): Cause | null {
  const first = firstOf(found);
  if (!first) return null;
  const { message, seq, code } = first;
  const isEvent = seq !== undefined && OF_EVENTS.includes(code);
  const follows = (finding: Finding) =>
    followsFrom(finding, seq ?? 0) || (code === 'event-missing' && finding.code === 'ledger-shrank');
  const rest = isEvent ? found.filter((finding) => finding !== first && follows(finding)).length : 0;
  return { message, seq: seq ?? null, consequences: isEvent ? rest + further : 0 };
}

/** Its findings with the cause before all others. */
export function causeFirst(found: readonly Finding[]): Finding[] {
  const first = firstOf(found);
  return first ? [first, ...found.filter((finding) => finding !== first)] : [];
}

/** The cause as one sentence, and a second that says how many findings follow from it. */
export function causeSentence({ message, consequences }: Pick<Cause, 'message' | 'consequences'>): string {
  if (consequences === 0) return message;
  const follow =
    consequences === 1 ? '1 further finding follows' : `${count(consequences)} further findings follow`;
  return `${message}. ${follow} from it.`;
}

const count = (findings: number): string => findings.toLocaleString('en-US');
