import { type Verifier, findings, readRoot, sameBytes, signCheckpoint, toHex } from '@hand-receipt/ledger';
import { nodeHasher, nodeVerifier } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { databaseNodes } from '../node-store';
import type { Journal } from './journal';
import type { LedgerSigner } from './key-file';
import { type SealedCheckpoint, keepSealed } from './last-checkpoint';
import { SealRefused, growTo, treeAt } from './sealed-tree';

/** An event waits at most twice this for its checkpoint. */
const SEAL_EVERY_MS = 400;

export interface SealerParts {
  db: Kysely<Database>;
  folder: string;
  signer: LedgerSigner;
  journal: Journal;
  latest: SealedCheckpoint | null;
  clock: () => Date;
}

/**
 * Signs what the ledger has become: journal on disk, then signature, then checkpoint kept. It never
 * signs a tree that is smaller than the last or does not begin with it.
 */
export class Sealer {
  readonly verifier: Verifier;
  readonly verifierKey: string;
  readonly journal: Journal;
  readonly #parts: SealerParts;
  #latest: SealedCheckpoint | null;
  #queue: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: SealerParts) {
    this.#parts = parts;
    this.#latest = parts.latest;
    this.journal = parts.journal;
    this.verifierKey = parts.signer.verifierKey;
    this.verifier = nodeVerifier(this.verifierKey);
  }

  /** The newest checkpoint; null before the first. */
  get latest(): SealedCheckpoint | null {
    return this.#latest;
  }

  /**
   * Seals every event that is committed now.
   *
   * @returns the newest checkpoint; null where the ledger has no event.
   * @throws SealRefused where the ledger is not what was sealed before, grown.
   */
  sealNow(): Promise<SealedCheckpoint | null> {
    const sealed = this.#queue.then(() => this.#seal());
    this.#queue = sealed.catch(() => undefined);
    return sealed;
  }

  /** Seals on its own from now on. `onProblem` is told once of each new reason why it could not. */
  start(onProblem: (error: Error) => void): void {
    let told = '';
    const seal = () =>
      this.sealNow().then(
        () => (told = ''),
        (error: Error) => {
          if (error.message !== told) onProblem(error);
          told = error.message;
        },
      );
    this.#timer = setInterval(() => void seal(), SEAL_EVERY_MS);
  }

  /** Stops sealing on its own, once what is under way is done. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#queue;
  }

  async #seal(): Promise<SealedCheckpoint | null> {
    const { db, folder, signer, clock } = this.#parts;
    const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
    const last = this.#latest;
    if (last && size < last.size) throw new SealRefused(findings.ledgerShrank(last.size, size));
    if (size === (last?.size ?? 0)) return last;

    const nodes = databaseNodes(db);
    const tree = await treeAt(nodes, last);
    await growTo(db, tree, size, this.journal);
    const root = tree.root();
    if (!sameBytes(root, await readRoot(nodes, BigInt(size), nodeHasher))) {
      throw new SealRefused(findings.nodeAltered(last?.size ?? 0, size - 1));
    }
    const note = signCheckpoint({ origin: signer.name, size: BigInt(size), root }, signer);
    const sealed = { size, root: toHex(root), note };
    await keepSealed(folder, sealed);
    await recordCheckpoint(db, sealed, clock());
    this.#latest = sealed;
    return sealed;
  }
}

/** Enters a checkpoint in the database. Where another server of this log has just sealed the same size, that one stays. */
export async function recordCheckpoint(
  db: Kysely<Database>,
  { size, root, note }: SealedCheckpoint,
  sealedAt: Date,
): Promise<void> {
  await db
    .insertInto('ledger_checkpoint')
    .values({ size, root: Buffer.from(root, 'hex'), note, sealed_at: sealedAt })
    .onConflict((conflict) => conflict.column('size').doNothing())
    .execute();
}
