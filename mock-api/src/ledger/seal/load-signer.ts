import type { Transaction } from 'kysely';
import type { Database } from '../../kernel';
import { type KeyFile, KeyFileError, type LedgerSigner } from './key-file';
import { authorisedKeys, isListed, registerKey } from './key-registry';

/** Whether this process signs checkpoints, and if not, why. */
export type Signing = { signer: LedgerSigner; waiting: null } | { signer: null; waiting: string };

const wait = (waiting: string): Signing => ({ signer: null, waiting });

/**
 * Finds out which key this process signs with. A ledger gets a key by itself once in its life, before its
 * first checkpoint; afterwards a process without the key makes none, but leaves the signing to those that
 * have it. To be called under the sealing lock.
 *
 * @throws KeyFileError where the file holds a key that never was this ledger's, or cannot be used.
 */
export async function loadSigner(trx: Transaction<Database>, file: KeyFile, since: Date): Promise<Signing> {
  const known = await authorisedKeys(trx, file.origin);
  if (!known) return firstKey(trx, file, since);
  const { keys, problem } = known;

  const next = await file.readNext();
  if (next?.verifierKey === keys.current) await file.putNextInPlace();
  const signer = await file.read();
  if (!signer) {
    return wait(`This server has no signing key: put this ledger's at ${file.path}, or set LEDGER_KEY_FILE.`);
  }
  if (signer.verifierKey === keys.current) return { signer, waiting: null };
  if (keys.includes(signer.verifierKey)) {
    return wait(`The signing key was changed, and ${file.path} is an old one: give this server the new key.`);
  }
  if (await isListed(trx, signer.verifierKey)) {
    // It goes on signing where the event that brought it in was damaged: the check says so.
    if (problem !== null) return { signer, waiting: null };
    return wait(`${file.path} is listed as a key of this ledger, but its events name another: restore both.`);
  }
  throw new KeyFileError(
    `${file.path} is not the key of this ledger. Put the right key there; where the database was changed, restore it.`,
  );
}

async function firstKey(trx: Transaction<Database>, file: KeyFile, since: Date): Promise<Signing> {
  const found = await file.read();
  if (!found && (await hasCheckpoints(trx))) {
    throw new KeyFileError(
      `This ledger was signed with a key that is not at ${file.path}. Put it back, or set LEDGER_KEY_FILE.`,
    );
  }
  const signer = found ?? (await file.make());
  await registerKey(trx, signer.verifierKey, null, since);
  return { signer, waiting: null };
}

async function hasCheckpoints(trx: Transaction<Database>): Promise<boolean> {
  const row = await trx.selectFrom('ledger_checkpoint').select('size').limit(1).executeTakeFirst();
  return row !== undefined;
}
