import { type EventBody, findings, sameBytes } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { JournalEntry } from '../seal/journal-line';
import type { SealedCheckpoint } from '../seal/last-checkpoint';
import type { Sealer } from '../seal/sealer';
import { Checkpoints } from './checkpoints';
import { checkCorrections } from './corrections';
import { CustodyFold } from './custody-fold';
import { type EventRow, bodyOf, examineRow, readRows } from './event-row';
import { ItemChains } from './item-chains';
import { JournalCursor } from './journal-cursor';
import { Places } from './places';
import { Report } from './report';
import { TreeCheck } from './tree-check';

const BATCH = 2_000;

/** What the sealer knew before the database was asked, so that the database must know it too. */
export interface SealedBefore {
  latest: SealedCheckpoint | null;
  journalSize: number;
}

export const sealedBefore = ({ latest, journal }: Sealer): SealedBefore => ({
  latest,
  journalSize: journal.size,
});

/**
 * One walk along the ledger, from its first event to its last, re-hashing the stored bytes. It can be
 * taken up again when the ledger has grown. Rows come in batches; what it remembers grows with the
 * number of items, not of events.
 */
export class LedgerWalk {
  readonly report = new Report();
  readonly #sealer: Sealer;
  readonly #places = new Places();
  readonly #chains = new ItemChains();
  readonly #custody = new CustodyFold();
  readonly #nodes = new TreeCheck();
  #checkpoints: Checkpoints | null = null;
  /** False once an event is missing that nobody can stand in for: the tree cannot be built past it. */
  #treeHolds = true;

  constructor(sealer: Sealer) {
    this.#sealer = sealer;
  }

  get tree(): TreeCheck['tree'] {
    return this.#nodes.tree;
  }

  /** How many places it has walked past. */
  #next = 0;
  get size(): number {
    return this.#next;
  }

  /** Walks to the end, which moves while others append. */
  async walkOn(db: Kysely<Database>, { latest }: SealedBefore): Promise<void> {
    this.#checkpoints = new Checkpoints(this.#sealer.verifier, latest);
    const journal = new JournalCursor(this.#sealer.journal, this.#next);
    for (;;) {
      const rows = await readRows(db, this.#next, BATCH);
      const last = rows.at(-1);
      if (!last) return;
      await this.#checkpoints.expect(db, this.#next, last.seq + 1);
      const events: EventBody[] = [];
      for (const row of rows) {
        while (this.#next < row.seq) this.#takeGap(await journal.next(this.report));
        const event = await this.#takeRow(db, row, await journal.next(this.report));
        if (event) events.push(event);
      }
      await checkCorrections(db, events, this.report);
      if (this.#treeHolds) await this.#nodes.checkNodes(db, this.report);
    }
  }

  /** What can be said only at the end, in one snapshot of the database: sizes, order, and the property table. */
  async conclude(db: Kysely<Database>, { latest, journalSize }: SealedBefore): Promise<void> {
    const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
    const { signed } = await db
      .selectFrom('ledger_checkpoint')
      .select((eb) => eb.fn.max('size').as('signed'))
      .executeTakeFirstOrThrow();
    const known = Math.max(size, signed ?? 0, latest?.size ?? 0, journalSize);
    if (known > this.#next) this.report.add(findings.ledgerShrank(known, this.#next));
    else if (size < this.#next) this.report.add(findings.ledgerShrank(this.#next, size));
    this.#places.tell(this.report);
    await this.#custody.compare(db, this.report);
  }

  #takeGap(entry: JournalEntry | null): void {
    this.#places.absent(this.#next);
    this.report.damaged.add(this.#next);
    this.#grow(entry?.leafHash ?? null);
    this.#next += 1;
    const body = entry && bodyOf(entry.body);
    if (body) this.#fold(body);
  }

  /** @returns the event that was sealed in this place, as far as anybody can tell. */
  async #takeRow(db: Kysely<Database>, row: EventRow, entry: JournalEntry | null): Promise<EventBody | null> {
    const state = await examineRow(db, row);
    const sealed = entry === null || sameBytes(entry.leafHash, row.leaf_hash);
    if (state.kind === 'moved') this.#places.moved(row.seq, state.from);
    else if (state.kind === 'altered' || !sealed) this.report.add(findings.eventAltered(row.seq));

    const sound = state.kind === 'sound' && sealed;
    if (!sound) this.report.damaged.add(row.seq);
    this.#grow(row.leaf_hash);
    this.#next += 1;
    const body = sound ? state.body : entry && bodyOf(entry.body);
    if (body) this.#fold(body);
    return body;
  }

  #grow(leafHash: Uint8Array | null): void {
    if (!leafHash) this.#treeHolds = false;
    if (!leafHash || !this.#treeHolds) return;
    this.tree.append(leafHash);
    this.#checkpoints?.reached(this.tree, this.report);
  }

  #fold(body: EventBody): void {
    this.#chains.take(body, this.report);
    this.#custody.take(body);
  }
}
