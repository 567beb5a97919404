import { type Keyring, findings, readRoot, sameBytes, signCheckpoint, toHex } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../kernel';
import { databaseNodes } from '../node-store';
import type { Journal } from './journal';
import type { KeyFile } from './key-file';
import { nameCheckpoint } from './journal-line';
import { authorisedKeys, loadKeyring } from './key-registry';
import {
  type SealedCheckpoint,
  keepSealed,
  newestStoredSize,
  recordCheckpoint,
  storedCheckpoint,
} from './last-checkpoint';
import { lockSealing } from './locks';
import { SealRefused, growTo, treeAt } from './sealed-tree';
import { type Signing, loadSigner } from './load-signer';

/** An event waits at most twice this for its checkpoint. */
const SEAL_EVERY_MS = 400;
/** Events sealed in one transaction: on the embedded database everybody else waits for it. */
const STRETCH = 2_000;

export interface SealerParts {
  db: Kysely<Database>;
  folder: string;
  keyFile: KeyFile;
  signing: Signing;
  keys: Keyring;
  keyProblem: string | null;
  journal: Journal;
  latest: SealedCheckpoint | null;
  clock: () => Date;
  /** True where no other process can seal: the database is this process's own. */
  isAlone: boolean;
}

/** What the sealer knows, whatever the database says: the two must agree. */
export interface SealerState {
  latest: SealedCheckpoint | null;
  /** Size of the newest checkpoint that was committed to the database; 0 for none. */
  stored: number;
  journal: Pick<Journal, 'folder' | 'size'>;
  keys: Keyring;
  /** Why the keys that the events name do not lead to the sealer's own; null where they do. */
  keyProblem: string | null;
  /** True where this process has no key to sign with. */
  isKeyless: boolean;
  /** True where no other process can seal. */
  isAlone: boolean;
}

/**
 * Signs what the ledger has become: journal on disk, then signature, then checkpoint kept. It never
 * signs a tree that is smaller than the last or does not begin with it. Of several processes on one
 * database one seals at a time; the others take over its checkpoints, once their own count agrees.
 */
export class Sealer {
  readonly journal: Journal;
  readonly #parts: SealerParts;
  #signing: Signing;
  #keys: Keyring;
  #keyProblem: string | null;
  #latest: SealedCheckpoint | null;
  #stored: number;
  #queue: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #tell: () => void = () => undefined;

  constructor(parts: SealerParts) {
    this.#parts = parts;
    this.#signing = parts.signing;
    this.#keys = parts.keys;
    this.#keyProblem = parts.keyProblem;
    this.#latest = parts.latest;
    this.#stored = sizeOf(parts.latest);
    this.journal = parts.journal;
  }

  /** The newest checkpoint; null before the first. */
  get latest(): SealedCheckpoint | null {
    return this.#latest;
  }

  /** The keys of the log. */
  get keys(): Keyring {
    return this.#keys;
  }

  /** The public key that signs now. */
  get verifierKey(): string {
    return this.#keys.current;
  }

  /** Why the keys that the events name do not lead to this process's own; null where they do. */
  get keyProblem(): string | null {
    return this.#keyProblem;
  }

  /** What a check of the ledger holds the database against, as it is now. */
  state(): SealerState {
    const { folder, size } = this.journal;
    return {
      latest: this.#latest,
      stored: this.#stored,
      journal: { folder, size },
      keys: this.#keys,
      keyProblem: this.#keyProblem,
      isKeyless: this.#signing.signer === null,
      isAlone: this.#parts.isAlone,
    };
  }

  /** Why this process does not sign; null where it does. */
  get waiting(): string | null {
    return this.#signing.waiting;
  }

  /**
   * Seals every event that is committed now.
   *
   * @returns the newest checkpoint; null before the first.
   * @throws SealRefused where the ledger is not what was sealed before, grown.
   */
  sealNow(): Promise<SealedCheckpoint | null> {
    const sealed = this.#queue.then(() => this.#sealAll());
    this.#queue = sealed.catch(() => undefined);
    return sealed;
  }

  /** Seals on its own from now on. `onProblem` is told once of each new reason why it could not. */
  start(onProblem: (error: Error) => void): void {
    let told = '';
    let busy = false;
    const seal = async () => {
      if (busy) return;
      busy = true;
      const problem = await this.sealNow().then(
        () => null,
        (error: Error) => error,
      );
      if (problem && problem.message !== told) onProblem(problem);
      told = problem?.message ?? '';
      busy = false;
    };
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = setInterval(() => void seal(), SEAL_EVERY_MS);
  }

  /** Calls `tell` after each new checkpoint, once it is committed. Sealing does not wait for it. */
  onCheckpoint(tell: () => void): void {
    this.#tell = tell;
  }

  /** Stops sealing on its own, once what is under way is done. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#queue;
  }

  /**
   * Seals inside a transaction that holds the sealing lock.
   *
   * @param stretch most events to seal; all, unless given.
   */
  async sealWithin(trx: Transaction<Database>, stretch = Infinity): Promise<SealedCheckpoint | null> {
    await this.#takeOverKeys(trx);
    await this.#takeOver(trx);
    // The transaction that was to store it has failed since it was signed.
    if (this.#latest && this.#latest.size > this.#stored) {
      await recordCheckpoint(trx, this.#latest, this.#parts.clock());
    }
    const { size } = await trx.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
    const sealed = sizeOf(this.#latest);
    if (size < sealed) throw new SealRefused(findings.ledgerShrank(sealed, size));
    if (size > sealed && this.#signing.signer) await this.#sealTo(trx, Math.min(size, sealed + stretch));
    return this.#latest;
  }

  async #sealAll(): Promise<SealedCheckpoint | null> {
    const { db } = this.#parts;
    for (;;) {
      const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
      const sealed = await newestStoredSize(db);
      const before = sizeOf(this.#latest);
      if (size === before && sealed === before) return this.#latest;
      await db.transaction().execute(async (trx) => {
        await lockSealing(trx);
        await this.sealWithin(trx, STRETCH);
      });
      this.#stored = sizeOf(this.#latest);
      const now = sizeOf(this.#latest);
      if (now > before) this.#tell();
      if (now === before || now >= size) return this.#latest;
    }
  }

  /** Another process may have changed the key since. */
  async #takeOverKeys(trx: Transaction<Database>): Promise<void> {
    const { keyFile, clock } = this.#parts;
    const known = await authorisedKeys(trx, this.#keys.origin);
    const same = known?.keys.current === this.#keys.current && known.problem === this.#keyProblem;
    if (same && this.#signing.signer) return;
    this.#signing = await loadSigner(trx, keyFile, clock());
    const ownKey = this.#signing.signer?.verifierKey ?? null;
    const { keys, problem } = await loadKeyring(trx, this.#keys.origin, ownKey);
    this.#keys = keys;
    this.#keyProblem = problem;
  }

  /** Another process may have sealed since: its checkpoint must be of the tree that the events here make. */
  async #takeOver(trx: Transaction<Database>): Promise<void> {
    const stored = await storedCheckpoint(trx, this.#keys);
    if (!stored || stored.size <= sizeOf(this.#latest)) return;
    if (toHex(await this.#rootAt(trx, stored.size)) !== stored.root) {
      throw new SealRefused(findings.historyRewritten(stored.size, 'was sealed'));
    }
    await this.#keep(stored);
  }

  async #sealTo(trx: Transaction<Database>, size: number): Promise<void> {
    const { signer } = this.#signing;
    if (!signer) return;
    const root = await this.#rootAt(trx, size);
    const note = signCheckpoint({ origin: signer.name, size: BigInt(size), root }, signer);
    const sealed = { size, root: toHex(root), note };
    await this.#keep(sealed);
    await recordCheckpoint(trx, sealed, this.#parts.clock());
  }

  /** Root of the tree of `size` events by their own bytes, which are in the journal from then on. */
  async #rootAt(trx: Transaction<Database>, size: number): Promise<Uint8Array> {
    const nodes = databaseNodes(trx);
    await this.journal.refresh();
    const tree = await treeAt(nodes, this.#latest);
    await growTo(trx, tree, size, this.journal);
    const root = tree.root();
    if (!sameBytes(root, await readRoot(nodes, BigInt(size), nodeHasher))) {
      throw new SealRefused(findings.nodeAltered(sizeOf(this.#latest), size - 1));
    }
    return root;
  }

  /** Before the database has it, so that neither a crash nor its operator can make it unseen. */
  async #keep(sealed: SealedCheckpoint): Promise<void> {
    await this.journal.name([nameCheckpoint(sealed)]);
    await keepSealed(this.#parts.folder, sealed);
    this.#latest = sealed;
  }
}

const sizeOf = (sealed: SealedCheckpoint | null): number => sealed?.size ?? 0;
