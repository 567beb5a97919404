import {
  type GrowingTree,
  type Keyring,
  LedgerError,
  type Verifier,
  dayOf,
  findings,
  openCheckpoint,
  parseNote,
  sameBytes,
  toHex,
  type Report,
} from '@hand-receipt/ledger';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../kernel';
import type { SealerState } from '../ledger';

type CheckpointRow = Selectable<Database['ledger_checkpoint']>;

/** Holds signed checkpoints against the tree as it grows. */
export class CheckpointCheck {
  readonly #keys: Keyring;
  /** What the sealer knows to have signed last, whatever the database says. */
  readonly #latest: SealerState['latest'];
  /** By size; null for the newest where the database lacks it, which `MissingCheckpoints` reports. */
  #due = new Map<number, CheckpointRow | null>();
  #rewritten = false;

  constructor({ keys, latest }: Pick<SealerState, 'keys' | 'latest'>) {
    this.#keys = keys;
    this.#latest = latest;
  }

  /** Reads what to compare while the tree grows from `after` to `through` events. */
  async load(db: Kysely<Database>, after: number, through: number): Promise<void> {
    const rows = await db
      .selectFrom('ledger_checkpoint')
      .selectAll()
      .where('size', '>', after)
      .where('size', '<=', through)
      .execute();
    this.#due = new Map(rows.map((row) => [row.size, row]));
    const size = this.#latest?.size ?? 0;
    if (size > after && size <= through && !this.#due.has(size)) this.#due.set(size, null);
  }

  /** To be called at each size of the tree. */
  reached(tree: GrowingTree, report: Report): void {
    const row = this.#due.get(tree.size);
    if (row === undefined) return;
    if (row) this.#checkSignature(row, report);

    const root = toHex(tree.root());
    const differs = row !== null && toHex(row.root) !== root;
    const differsFromLatest = this.#latest?.size === tree.size && this.#latest.root !== root;
    // Every later root differs too: the first says where.
    if ((differs || differsFromLatest) && !this.#rewritten) {
      this.#rewritten = true;
      report.add(
        findings.historyRewritten(tree.size, `was sealed${row ? ` on ${dayOf(row.sealed_at)}` : ''}`),
      );
    }
  }

  #checkSignature(row: CheckpointRow, report: Report): void {
    const verifier = this.#keys.at(BigInt(row.size));
    try {
      const { size, root } = openCheckpoint(row.note, this.#keys.origin, [verifier]);
      if (Number(size) !== row.size || !sameBytes(root, row.root)) {
        report.add(findings.checkpointInvalid(row.size, 'its signed text is of another tree'));
      }
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
      report.add(
        isSignedByAnother(row.note, verifier)
          ? findings.keyChanged()
          : findings.checkpointInvalid(row.size, error.message),
      );
    }
  }
}

/** Well formed, of this log's name, and without a signature of this key. */
function isSignedByAnother(note: string, { name, keyId }: Verifier): boolean {
  try {
    const own = parseNote(note).signatures.filter((signature) => signature.name === name);
    return own.length > 0 && own.every((signature) => !sameBytes(signature.keyId, keyId));
  } catch (error) {
    if (error instanceof LedgerError) return false;
    throw error;
  }
}
