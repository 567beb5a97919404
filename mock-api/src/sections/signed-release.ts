import { createHash } from 'node:crypto';
import { LedgerError, parseNote, parseVerifierKey } from '@hand-receipt/ledger';
import { nodeVerifier } from '@hand-receipt/ledger/node';

const FORMAT = 'hand-receipt/release/1';

/** What the signed list of a release says, judged as the shell judges it. */
export interface SignedRelease {
  /** SHA-256 of the list with its signatures, in hexadecimal: the name of the release. */
  digest: string;
  /** Name of the trusted key that signed it; null where none did. */
  signer: string | null;
  /** Why the shell runs nothing of it, as a sentence; null where it may run. */
  refusal: string | null;
  /** Digests as Subresource Integrity writes them, by file name. Believed only where nothing is refused. */
  files: ReadonlyMap<string, string>;
}

/** A key by the name of one remote signs for that remote alone; any other for all. */
const maySign = (key: string, unit: string) => !key.startsWith('mfe-') || key === unit;

const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** Names of those who signed a list, of the trusted keys and of others. */
function signersOf(note: string, trusted: readonly string[]) {
  const { text, signatures } = parseNote(note);
  const bytes = Buffer.from(text);
  const isOf = (key: string) =>
    signatures.some(({ name, keyId, signature }) => {
      const verifier = nodeVerifier(key);
      return name === verifier.name && same(keyId, verifier.keyId) && verifier.verify(bytes, signature);
    });
  return {
    text,
    trusted: trusted.filter(isOf).map((key) => parseVerifierKey(key).name),
    claimed: signatures.map(({ name }) => name),
  };
}

/** Why the list is refused; null where a key that may sign for the unit did. */
function refusalOf(unit: string, text: string, signed: readonly string[], claimed: readonly string[]) {
  const [format, whose] = text.split('\n');
  if (format !== FORMAT || text.includes('\n\n')) return 'Its release.txt is not the list of a release.';
  if (whose !== unit) return `Its release.txt is the list of ${whose}.`;
  if (signed.some((name) => maySign(name, unit))) return null;
  const [other] = signed;
  if (other) return `It is signed by ${other}, which signs for that section alone.`;
  return `It is signed by ${claimed.join(', ')}, which the shell does not trust.`;
}

/**
 * Reads and judges the list of a release, `release.txt`. Whether the files are what it says is for the browser to judge.
 *
 * @param unit folder name, e.g. `mfe-transfers`
 * @param trusted public keys that the shell was built with
 */
export function judgeRelease(unit: string, note: string, trusted: readonly string[]): SignedRelease {
  const digest = createHash('sha256').update(note).digest('hex');
  const refused = (refusal: string) => ({ digest, signer: null, refusal, files: new Map<string, string>() });
  if (note.endsWith('\n\n')) return refused('It is not signed.');
  try {
    const { text, trusted: signed, claimed } = signersOf(note, trusted);
    const refusal = refusalOf(unit, text, signed, claimed);
    if (refusal !== null) return refused(refusal);
    const lines = text.trimEnd().split('\n').slice(2);
    const files = new Map(lines.map((line) => line.split(' ').reverse() as [string, string]));
    return { digest, signer: signed.find((name) => maySign(name, unit)) ?? null, refusal, files };
  } catch (error) {
    if (error instanceof LedgerError) return refused('Its release.txt is not the list of a release.');
    throw error;
  }
}
