import { concat, sameBytes, toUtf8 } from './bytes';
import { must } from './errors';
import { parseVerifierKey } from './keys';
import { parseNote } from './note';
import type { Verifier } from './verifier';

/** A witness's word that it saw a checkpoint at a time and that history was kept (C2SP tlog-cosignature). */
export interface Cosignature {
  /** Verifier key of the witness. */
  key: string;
  /** Seconds since 1970. */
  time: bigint;
}

const MAX_TIME = 2n ** 63n - 1n;

/** What a witness signs: a time, and the text of a checkpoint. @throws LedgerError where the time cannot be signed. */
export function cosignedMessage(time: bigint, text: Uint8Array): Uint8Array {
  must(time > 0n && time <= MAX_TIME, 'The time of a cosignature is not 0 and is below 2^63.');
  return concat(toUtf8(`cosignature/v1\ntime ${time}\n`), text);
}

/** The bytes of a cosignature: 8 of the time, big-endian, and 64 of Ed25519. */
export function cosignatureBytes(time: bigint, signature: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, time);
  return concat(bytes, signature);
}

/** What such bytes say; null where they are no cosignature. */
export function readCosignature(bytes: Uint8Array): { time: bigint; signature: Uint8Array } | null {
  if (bytes.length !== 72) return null;
  const time = new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0);
  return time === 0n || time > MAX_TIME ? null : { time, signature: bytes.slice(8) };
}

/**
 * The cosignatures that a note has of some witnesses, the newest of each. Signatures of other keys are passed
 * over, the log's own too: who relies on the checkpoint opens it with the log's key as well.
 *
 * @param keys verifier keys of the witnesses
 * @throws LedgerError where a line claims one of these keys and is not that key's.
 */
export function openCosignatures(
  note: string,
  keys: readonly string[],
  verifierOf: (key: string) => Verifier,
): Cosignature[] {
  const { text, signatures } = parseNote(note);
  const bytes = toUtf8(text);
  return keys.flatMap((key) => {
    const { name, keyId } = parseVerifierKey(key);
    const own = signatures.filter((line) => line.name === name && sameBytes(line.keyId, keyId));
    const times = own.map(({ signature }) => {
      const cosignature = verifierOf(key).verify(bytes, signature) ? readCosignature(signature) : null;
      must(cosignature !== null, `The cosignature of ${name} does not match the checkpoint.`);
      return cosignature.time;
    });
    const [newest] = times.sort((a, b) => Number(b - a));
    return newest === undefined ? [] : [{ key, time: newest }];
  });
}
