import { sameBytes, toHex } from './bytes';
import { formatCheckpoint, parseCheckpoint } from './checkpoint';
import { cosignatureBytes, readCosignature } from './cosignature';
import { dateTimeGroup } from './dates';
import { must } from './errors';
import { parseVerifierKey } from './keys';
import { type Note, parseNote, signatureLine } from './note';
import {
  MOST_COSIGNATURES,
  type PaperCheckpoint,
  type PaperCosignature,
  formatWitnessedCode,
} from './paper-code';
import type { Policy } from './policy';
import { smallestQuorum } from './quorum';
import type { Verifier } from './verifier';
import { type WitnessedBy, witnessedBy } from './witnessed-by';

type Signed = WitnessedBy['signed'];

/** The witnesses of one quorum, as they are printed. */
export interface PaperWitnesses {
  signed: Signed;
  /** The second code of a page; null where the quorum is of more witnesses than a code holds. */
  code: string | null;
}

/** Who has cosigned a checkpoint, and when, as a form says it. */
export const witnessedWords = (signed: readonly Pick<Signed[number], 'name' | 'time'>[]): string =>
  signed.length === 0
    ? 'Not witnessed'
    : `Witnessed by ${signed.map(({ name, time }) => `${name} ${dateTimeGroup(time)}`).join(', ')}`;

/**
 * What to print of a cosigned note.
 *
 * @returns null where no quorum of the policy has cosigned it, or the policy asks for none.
 * @throws LedgerError where a line claims a key of the policy and is not that key's.
 */
export function paperWitnesses(
  note: string,
  policy: Policy,
  verifierOf: (key: string) => Verifier,
): PaperWitnesses | null {
  const by = witnessedBy(note, policy, verifierOf);
  const quorum = smallestQuorum(policy, new Set(by.signed.map(({ key }) => key)));
  if (quorum === null || quorum.length === 0) return null;
  const signed = by.signed.filter(({ key }) => quorum.includes(key));
  return { signed, code: signed.length > MOST_COSIGNATURES ? null : codeOf(parseNote(note), signed) };
}

function codeOf(note: Note, signed: Signed): string | null {
  const checkpoint = parseCheckpoint(note.text);
  // A code has no room for extension lines, and what they say is signed too.
  if (formatCheckpoint(checkpoint) !== note.text) return null;
  return formatWitnessedCode({ ...checkpoint, cosignatures: signed.map((each) => onPaper(note, each)) });
}

function onPaper({ signatures }: Note, { key, time }: Signed[number]): PaperCosignature {
  const { name, keyId } = parseVerifierKey(key);
  const [signature] = signatures
    .filter((line) => line.name === name && sameBytes(line.keyId, keyId))
    .map((line) => readCosignature(line.signature))
    .filter((each) => each?.time === time);
  must(signature !== undefined && signature !== null, `The note has no cosignature of ${name}.`);
  return { keyId, ...signature };
}

/**
 * Who of a policy has cosigned what is printed. The code names neither the ledger nor its witnesses: both come from
 * the person who checks it.
 *
 * @param origin name of the ledger
 * @throws LedgerError where there is no cosignature to check, or one claims a key of the policy and is not that key's.
 */
export function paperWitnessedBy(
  { size, root, cosignatures }: PaperCheckpoint,
  { policy, origin }: { policy: Policy; origin: string },
  verifierOf: (key: string) => Verifier,
): WitnessedBy {
  must(policy.quorum !== null, 'The policy asks for no witness.');
  must(cosignatures.length > 0, 'This code has no cosignatures. Read the second code of the page.');
  const names = new Map(
    policy.witnesses.map(({ key }) => {
      const { name, keyId } = parseVerifierKey(key);
      return [toHex(keyId), name];
    }),
  );
  const lines = cosignatures.map(({ keyId, time, signature }) =>
    signatureLine({
      // A key that the policy does not have is passed over, whatever its name.
      name: names.get(toHex(keyId)) ?? 'unknown',
      keyId,
      signature: cosignatureBytes(time, signature),
    }),
  );
  return witnessedBy(`${formatCheckpoint({ origin, size, root })}\n${lines.join('')}`, policy, verifierOf);
}

/** The ledger that a policy is for. @throws LedgerError where it does not name exactly one. */
export function originOf({ logs }: Policy): string {
  const names = new Set(logs.map(({ key }) => parseVerifierKey(key).name));
  const [origin] = names;
  must(
    origin !== undefined && names.size === 1,
    origin === undefined
      ? 'The policy names no ledger: it needs a line with the word log and the key of the ledger.'
      : 'The policy names several ledgers: give the key of the one that the page is of.',
  );
  return origin;
}
