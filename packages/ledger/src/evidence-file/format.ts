import { LedgerError, must } from '../errors';

const EVIDENCE_FORMAT = 'hand-receipt ledger evidence';
const VERSION = 1;

/** What a server answered, as it was received: anything at all. */
export interface ServedAnswers {
  keys: unknown;
  checkpoint: unknown;
  consistency: { from: number; to: number; proof: unknown }[];
  receipts: { after: number; size: number; events: unknown }[];
  /** Digests of the program that did the check, as the server named them; null where it named none. */
  release: unknown;
}

/** What a browser remembered of a ledger, what it was shown instead, and what it found. Plain JSON. */
export interface EvidenceFile {
  format: typeof EVIDENCE_FORMAT;
  version: typeof VERSION;
  /** ISO 8601. */
  exportedAt: string;
  /** As it was stored, readable or not; null where there was nothing. */
  remembered: unknown;
  /** What the browser's cookie said of the ledger; null where there was none. It is not signed. */
  cookie: string | null;
  served: ServedAnswers;
  /** In the sentences of the screen. */
  findings: string[];
  /** Why the last check could not be made; null where it was. */
  error: string | null;
}

/** The parts of a file of this version. */
export const evidenceFile = (parts: Omit<EvidenceFile, 'format' | 'version'>): EvidenceFile => ({
  format: EVIDENCE_FORMAT,
  version: VERSION,
  ...parts,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a file of evidence, as far as its frame goes. @throws LedgerError where it is not one. */
export function readEvidenceFile(text: string): EvidenceFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new LedgerError('This file is not ledger evidence: it is not JSON.');
  }
  must(isObject(file) && file.format === EVIDENCE_FORMAT, 'This file is not ledger evidence.');
  must(file.version === VERSION, 'This file is of a version that this program does not know.');
  const { served } = file;
  must(
    isObject(served) && Array.isArray(served.consistency),
    'The evidence is incomplete: it has no answers of the server.',
  );
  return file as unknown as EvidenceFile;
}
