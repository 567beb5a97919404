import { must } from './errors';
import { parseVerifierKey } from './keys';
import { type Signer, openNote, signNote } from './note';
import type { Verifier } from './verifier';

/** A change of the signing key, as the ledger's event in place `seq` records it. */
export interface KeyRotation {
  seq: number;
  /** A signed note of the key before, which names the next one. */
  authorisation: string;
}

/** First line of the note. No checkpoint begins with it, so neither can be passed off as the other. */
const PURPOSE = 'hand-receipt key rotation v1';

/** The old key's word that `newKey` signs the log from now on. @throws LedgerError where `newKey` is no key of this log. */
export function signRotation(origin: string, newKey: string, oldSigner: Signer): string {
  mustBeKeyOf(origin, newKey);
  return signNote(`${PURPOSE}\n${origin}\n${newKey}\n`, [oldSigner]);
}

/**
 * Opens such a note with the old key.
 *
 * @returns the new key.
 * @throws LedgerError where the old key did not sign it, or it is about another log.
 */
export function openRotation(authorisation: string, origin: string, oldKey: Verifier): string {
  const { text } = openNote(authorisation, [oldKey]);
  const [purpose, log, newKey, end, ...more] = text.split('\n');
  must(
    purpose === PURPOSE && newKey !== undefined && end === '' && more.length === 0,
    'The note is no change of a signing key.',
  );
  must(log === origin, `The change of the signing key is of the log ${log}, not of ${origin}.`);
  mustBeKeyOf(origin, newKey);
  return newKey;
}

function mustBeKeyOf(origin: string, key: string): void {
  must(parseVerifierKey(key).name === origin, `The new key is not a key of the log ${origin}.`);
}
