import { setImmediate } from 'node:timers/promises';
import { type EventBody, ItemChains, findings, sameBytes } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { bodyOf } from '../event-bytes';
import { isLineOf } from '../seal/journal-line';
import type { SealedCheckpoint } from '../seal/last-checkpoint';
import type { Sealer } from '../seal/sealer';
import { Checkpoints } from './checkpoints';
import { ColumnsCheck } from './columns-check';
import { checkCorrections } from './corrections';
import { CustodyFold } from './custody-fold';
import { DatesCheck } from './dates-check';
import { type EventBytes, type RowState, examineRow, isLeafOf, readBytes } from './event-row';
import { JournalCursor } from './journal-cursor';
import { Places } from './places';
import { Report } from './report';
import { RotationsCheck } from './rotations-check';
import { TreeCheck } from './tree-check';

const BATCH = 2_000;
/** After so many events others get their turn on this thread: a few milliseconds. */
const TURN = 200;

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
  readonly #places = new Places();
  readonly #chains = new ItemChains();
  readonly #custody = new CustodyFold();
  readonly #nodes = new TreeCheck();
  readonly #columns = new ColumnsCheck();
  readonly #dates = new DatesCheck();
  readonly #rotations: RotationsCheck;
  #checkpoints: Checkpoints | null = null;
  /** False once an event is missing that nobody can stand in for: the tree cannot be built past it. */
  #treeHolds = true;
  #next = 0;

  constructor(
    private readonly sealer: Sealer,
    private readonly onProgress: (checked: number) => void = () => undefined,
  ) {
    this.#rotations = new RotationsCheck(sealer);
  }

  get tree(): TreeCheck['tree'] {
    return this.#nodes.tree;
  }

  /** How many places it has walked past. */
  get size(): number {
    return this.#next;
  }

  /** Walks to the end, which moves while others append. */
  async walkOn(db: Kysely<Database>, { latest }: SealedBefore): Promise<void> {
    this.#checkpoints = new Checkpoints(this.sealer.keys, latest);
    const journal = new JournalCursor(this.sealer.journal, this.#next, this.report);
    let coming = readBytes(db, this.#next, BATCH);
    let compared = Promise.resolve();
    for (;;) {
      const rows = await coming;
      const last = rows.at(-1);
      if (!last) return compared;
      await this.#checkpoints.expect(db, this.#next, last.seq + 1);
      // The database fetches the next rows while these are hashed.
      coming = readBytes(db, last.seq + 1, BATCH);
      coming.catch(() => undefined);
      const first = this.#next;
      const events = await this.#takeRows(db, rows, journal);
      await compared;
      compared = this.#compare(db, first, last.seq, events);
      compared.catch(() => undefined);
      this.onProgress(this.#next);
    }
  }

  /** What the database compares for a batch, while the next one is hashed here. */
  async #compare(db: Kysely<Database>, first: number, last: number, events: EventBody[]): Promise<void> {
    await Promise.all([
      this.#treeHolds && this.#nodes.checkNodes(db, this.report),
      this.#columns.compare(db, first, last, this.report),
      checkCorrections(db, events, this.report),
    ]);
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
    this.#rotations.conclude(this.report);
    await this.#custody.compare(db, this.report);
  }

  /** @returns the events, as far as anybody can tell. */
  async #takeRows(
    db: Kysely<Database>,
    rows: readonly EventBytes[],
    journal: JournalCursor,
  ): Promise<EventBody[]> {
    await journal.load(this.#next, rows.at(-1)?.seq ?? this.#next);
    const events: EventBody[] = [];
    for (const row of rows) {
      while (this.#next < row.seq) this.#takeGap(journal);
      const state = examineRow(row);
      if (state.event) this.#columns.expect(row.seq, state.event);
      const whole =
        state.kind === 'moved' && (state.whole || (await isLeafOf(db, state.event.body.seq, state.hash)));
      const event = this.#takeRow(row, state, whole, journal);
      if (event) events.push(event);
      if (this.#next % TURN === 0) await setImmediate();
    }
    return events;
  }

  #takeGap(journal: JournalCursor): void {
    const entry = journal.entry(this.#next);
    this.#places.absent(this.#next);
    this.report.damaged.add(this.#next);
    this.#grow(entry?.leafHash ?? null);
    this.#next += 1;
    const body = entry && bodyOf(entry.body);
    if (body) this.#fold(body);
  }

  /** @returns the event that was sealed in this place, as far as anybody can tell. */
  #takeRow(row: EventBytes, state: RowState, whole: boolean, journal: JournalCursor): EventBody | null {
    const line = journal.line(row.seq);
    const isKept =
      state.kind === 'sound' && line !== null && isLineOf(line, row.seq, row.leaf_hash, row.body);
    const entry = isKept ? null : journal.entry(row.seq);
    const sealed = entry === null || sameBytes(entry.leafHash, row.leaf_hash);
    if (state.kind === 'moved' && whole) this.#places.moved(row.seq, state.event.body.seq);
    else if (state.kind !== 'sound' || !sealed) this.report.add(findings.eventAltered(row.seq));

    const sound = state.kind === 'sound' && sealed;
    if (!sound) this.report.damaged.add(row.seq);
    this.#grow(row.leaf_hash);
    this.#next += 1;
    const body = sound ? state.event.body : entry && bodyOf(entry.body);
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
    const follows = this.#chains.follows(body);
    // Where the event before it is damaged, that is the finding.
    const excused = body.itemPrevSeq !== null && this.report.damaged.has(body.itemPrevSeq);
    if (!follows && !excused) this.report.add(findings.itemChainBroken(body.seq, body.item ?? ''));
    this.#dates.take(body, this.report);
    this.#rotations.take(body, this.report);
    this.#custody.take(body);
  }
}
