import { NO_KEY, type Line } from '../bundle/words';
import { findings } from '../findings';
import type { PacketVerdict } from './verify';

/** More would help nobody; the first ones lead to the cause. */
const MOST_PROBLEMS = 20;

const fact = (text: string): Line => ({ kind: 'fact', text });

function problemLines(problems: readonly string[]): Line[] {
  const shown = problems.slice(0, MOST_PROBLEMS).map((text): Line => ({ kind: 'failed', text }));
  const more = problems.length - shown.length;
  return more > 0 ? [...shown, { kind: 'failed', text: `${more} more problems follow.` }] : shown;
}

function proofLines({ proved, problems }: PacketVerdict): Line[] {
  if (!proved) return [];
  const { origin, size, root, key, keyIsTrusted } = proved;
  const isOtherKey = problems.includes(findings.keyChanged().message);
  return [
    ...(keyIsTrusted || isOtherKey ? [] : [{ kind: 'warning', text: NO_KEY } as const]),
    fact(`Log: ${origin}`),
    fact(`Events of the ledger: ${size}`),
    fact(`Root: ${root}`),
    fact(`Key: ${key}${keyIsTrusted ? ' (the one that you trust, or authorised by it)' : ''}`),
  ];
}

/** The verdict on a packet in words, for the command line and the page alike. */
export function packetLines(verdict: PacketVerdict): Line[] {
  const { verified, problems, succession, signatures, lines, excluded, setHash, papers } = verdict;
  const headline: Line = verified
    ? { kind: 'verified', text: `The packet of ${succession} is verified.` }
    : { kind: 'failed', text: 'The packet is not verified. Do not rely on it.' };
  const file = papers.find(({ kind }) => kind === 'packet');
  return [
    headline,
    ...problemLines(problems),
    fact(`Lines that were signed: ${lines}, of which ${excluded} stay with the outgoing person`),
    fact(`Hash of the set: ${setHash}`),
    ...signatures.map(({ part, by, at, inPlaceOf }) =>
      fact(`Signed as ${part}: ${by}${inPlaceOf === null ? '' : ` in place of ${inPlaceOf}`} at ${at}`),
    ),
    fact(`Papers: ${papers.length}${file ? `, in the PDF with SHA-256 ${file.sha256}` : ''}`),
    ...proofLines(verdict),
  ];
}
