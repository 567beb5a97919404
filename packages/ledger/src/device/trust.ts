import { fromHex, toHex } from '../bytes';
import { type Checkpoint, openCheckpoint, parseCheckpoint } from '../checkpoint';
import { verifyConsistency } from '../consistency';
import { dayOf } from '../dates';
import { LedgerError, must } from '../errors';
import { type Finding, findings } from '../findings';
import { Keyring } from '../keyring';
import { parseNote } from '../note';
import type { LedgerTools } from '../tools';
import type { DeviceMemory, SeenCheckpoint } from './memory';
import { servedHashes } from './served-hashes';
import type { LedgerSource, ServedCheckpoint } from './source';

/** A finding as the outcome of a step that otherwise gives something to go on with. */
export type Step<T> = { finding: Finding } | { value: T };

/**
 * The log's keys, followed from the one that the device trusts; on the first visit, from the first.
 *
 * @throws LedgerError where the answer is malformed or of another log.
 */
export async function trustedKeys(
  source: LedgerSource,
  memory: DeviceMemory | null,
  { verifierOf }: LedgerTools,
): Promise<Step<Keyring>> {
  const { origin, firstKey, rotations } = await source.keys();
  if (memory) {
    must(origin === memory.origin, `This is the log ${origin}; this device remembers ${memory.origin}.`);
  }
  try {
    const keys = Keyring.follow(origin, firstKey, rotations, verifierOf);
    return memory && !keys.includes(memory.key) ? { finding: findings.keyChanged() } : { value: keys };
  } catch (error) {
    if (error instanceof LedgerError && memory) return { finding: findings.keyChanged() };
    throw error;
  }
}

/**
 * Opens a served checkpoint with the key that signs at its size.
 *
 * @throws LedgerError where it is malformed, of another log, or its signature is wrong.
 */
export function openServed({ note }: ServedCheckpoint, keys: Keyring): Step<Checkpoint> {
  const { size } = parseCheckpoint(parseNote(note).text);
  const verifier = keys.at(size);
  try {
    return { value: openCheckpoint(note, keys.origin, [verifier]) };
  } catch (error) {
    const signers = parseNote(note).signatures.map(({ name, keyId }) => `${name} ${toHex(keyId)}`);
    const expected = `${verifier.name} ${toHex(verifier.keyId)}`;
    const byAnother =
      !signers.includes(expected) && signers.some((signer) => signer.startsWith(`${verifier.name} `));
    if (error instanceof LedgerError && byAnother) return { finding: findings.keyChanged() };
    throw error;
  }
}

/**
 * Whether the ledger is the one that the device remembers, grown. Size and root of each side come from
 * its own signed checkpoint.
 *
 * @throws LedgerError where the proof is malformed.
 */
export async function extendsRemembered(
  source: LedgerSource,
  remembered: SeenCheckpoint,
  now: Checkpoint,
  { hasher }: LedgerTools,
): Promise<Finding | null> {
  const size = Number(now.size);
  if (size < remembered.size) return findings.ledgerShrank(remembered.size, size);
  const rewritten = findings.historyRewritten(
    remembered.size,
    `this device saw on ${dayOf(new Date(remembered.seenAt))}`,
  );
  if (size === remembered.size) return toHex(now.root) === remembered.root ? null : rewritten;
  const proof = servedHashes(await source.consistency(remembered.size, size), 'The consistency proof');
  try {
    const claim = { from: BigInt(remembered.size), to: now.size, fromRoot: fromHex(remembered.root) };
    verifyConsistency({ ...claim, toRoot: now.root, proof }, hasher);
    return null;
  } catch (error) {
    if (error instanceof LedgerError) return rewritten;
    throw error;
  }
}
