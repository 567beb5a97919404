import { signRotation } from '@hand-receipt/ledger';
import { appendEventNow } from '../append';
import { OPERATOR } from '../operator';
import { KeyFileError } from './key-file';
import { registerKey } from './key-registry';
import { type SealerOptions, createSealer, keyFileOf } from './create-sealer';
import { lockAppends, lockSealing } from './locks';

export interface RotatedKey {
  /** Place of the event that records it. */
  seq: number;
  previousKey: string;
  newKey: string;
  /** The old key's note that names the new one, for the operators of witnesses. */
  authorisation: string;
}

/**
 * Changes the signing key: everything is sealed with the old one, which then signs the word that names
 * the new one; that word is an event of the ledger. Servers that run on the same key file take the new
 * key up with their next checkpoint.
 *
 * @throws KeyFileError where this process does not have the key that signs.
 */
export async function rotateKey(options: SealerOptions): Promise<RotatedKey> {
  const { db, origin, clock = () => new Date() } = options;
  const keyFile = keyFileOf(options);
  const { sealer } = await createSealer(options);
  if (sealer.waiting !== null) throw new KeyFileError(sealer.waiting);
  await sealer.sealNow();

  const next = await keyFile.makeNext();
  const rotated = await db
    .transaction()
    .execute(async (trx) => {
      await lockSealing(trx);
      await lockAppends(trx);
      const signer = await keyFile.read();
      if (!signer) throw new KeyFileError(`${keyFile.path} is gone.`);
      // What was appended since the last seal: the old key must cover all that came before the new one.
      await sealer.sealWithin(trx);
      const authorisation = signRotation(origin, next.verifierKey, signer);
      const { seq } = await appendEventNow(trx, {
        type: 'KEY ROTATION',
        itemId: null,
        actor: OPERATOR,
        at: clock(),
        details: {
          previousKey: signer.verifierKey,
          newKey: next.verifierKey,
          authorisation,
        },
      });
      await registerKey(trx, next.verifierKey, seq, clock());
      return { seq, previousKey: signer.verifierKey, newKey: next.verifierKey, authorisation };
    })
    .catch(async (error: unknown) => {
      await keyFile.dropNext();
      throw error;
    });
  await keyFile.putNextInPlace();
  return rotated;
}
