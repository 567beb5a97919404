import { setImmediate } from 'node:timers/promises';
import { CORRECTION, type EventBody, findings, toHex } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import {
  type EventBytes,
  type RowState,
  type SealedBefore,
  bodyOf,
  examineRow,
  isLeafOf,
  keyringOf,
} from '../ledger';
import { Checkpoints } from './checkpoints';
import { checkColumns } from './columns-check';
import { ColumnsDigest } from './columns-digest';
import { checkCorrections } from './corrections';
import { CustodyFold } from './custody-fold';
import { DatesCheck } from './dates-check';
import type { EventBatch } from './event-batch';
import { furthestPlace } from './furthest-place';
import { JournalCursor } from './journal-cursor';
import { Places } from './places';
import { BATCH, readAhead } from './read-ahead';
import { Report } from './report';
import { RotationsCheck } from './rotations-check';
import { TreeCheck } from './tree-check';

// Of this module: looked up in another one for each event, they take longer than their work.
const [CORRECTS, examine] = [CORRECTION, examineRow];

/** After so many events whatever else waits for this thread gets its turn: the database's next answer, above all. */
const TURN = 200;

/** What a batch leaves to be compared. */
interface Taken {
  /** The corrections in it, as far as anybody can tell. */
  corrections: EventBody[];
  columnsMatch: boolean;
}

/**
 * One walk along the ledger, from its first event to its last, re-hashing the stored bytes. It can be
 * taken up again when the ledger has grown. Rows come in batches; what it remembers grows with the
 * number of items, not of events.
 */
export class LedgerWalk {
  readonly report = new Report();
  readonly #places = new Places();
  readonly #custody = new CustodyFold();
  readonly #nodes = new TreeCheck();
  readonly #dates = new DatesCheck();
  readonly #rotations = new RotationsCheck();
  #checkpoints: Checkpoints | null = null;
  /** False once an event is missing that nobody can stand in for: the tree cannot be built past it. */
  #treeHolds = true;
  #next = 0;

  constructor(private readonly onProgress: (checked: number) => void = () => undefined) {}

  get tree(): TreeCheck['tree'] {
    return this.#nodes.tree;
  }

  /** How many places it has walked past. */
  get size(): number {
    return this.#next;
  }

  /** Walks to the end, which moves while others append. */
  async walkOn(db: Kysely<Database>, known: SealedBefore): Promise<void> {
    this.#checkpoints = new Checkpoints(keyringOf(known), known.latest);
    const journal = new JournalCursor(known.journal, this.#next, this.report);
    let compared = Promise.resolve();
    for await (const { batch, checkpoints } of readAhead(db, this.#next)) {
      this.#checkpoints.expect(checkpoints, this.#next, batch.last + 1);
      const taken = await this.#takeRows(db, batch, journal, known);
      await compared;
      compared = this.#compare(db, batch, taken);
      compared.catch(() => undefined);
      this.onProgress(this.#next);
    }
    await compared;
  }

  /** What the database compares for a batch, while the next one is hashed here. */
  async #compare(db: Kysely<Database>, { first, last, nodes }: EventBatch, taken: Taken): Promise<void> {
    await Promise.all([
      this.#treeHolds && this.#nodes.checkNodes(db, nodes, this.report),
      taken.columnsMatch || checkColumns(db, first, last, this.report),
      checkCorrections(db, taken.corrections, this.report),
    ]);
  }

  /** Holds the property table against the events so far; what does not agree is looked at again by `conclude`. */
  surveyCustody(db: Kysely<Database>): Promise<void> {
    return this.#custody.survey(db);
  }

  /** What can be said only at the end, in one snapshot of the database: sizes, order, and items not yet settled. */
  async conclude(db: Kysely<Database>, before: SealedBefore): Promise<void> {
    const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
    const { signed } = await db
      .selectFrom('ledger_checkpoint')
      .select((eb) => eb.fn.max('size').as('signed'))
      .executeTakeFirstOrThrow();
    const known = Math.max(size, signed ?? 0, before.latest?.size ?? 0, before.journal.size);
    if (known > this.#next) this.report.add(findings.ledgerShrank(known, this.#next));
    else if (size < this.#next) this.report.add(findings.ledgerShrank(this.#next, size));
    // A row there outlives its transaction only where the trigger that takes it in was switched off.
    const { left } = await db
      .selectFrom('ledger_intake')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .executeTakeFirstOrThrow();
    if (left > 0) this.report.add(findings.eventsUnrecorded(left));
    this.#places.tell(this.report);
    this.#rotations.conclude(before, this.report);
    await this.#custody.settle(db, this.report);
  }

  async #takeRows(
    db: Kysely<Database>,
    batch: EventBatch,
    journal: JournalCursor,
    known: SealedBefore,
  ): Promise<Taken> {
    const isNext = batch.isDense && batch.first === this.#next;
    const end = isNext ? batch.last : await furthestPlace(db, known);
    await journal.load(batch.last);
    const columns = new ColumnsDigest(BATCH);
    const corrections: EventBody[] = [];
    for (const row of batch.rows()) {
      const state = examine(row);
      if (state.event) columns.add(state.event);
      if (row.seq > end) {
        this.report.add(findings.eventAltered(row.seq));
        continue;
      }
      while (this.#next < row.seq) this.#takeGap(journal);
      const whole =
        state.kind === 'moved' && (state.whole || (await isLeafOf(db, state.event.body.seq, state.hash)));
      const event = this.#takeRow(row, state, whole, journal);
      if (event?.type === CORRECTS) corrections.push(event);
      if (this.#next % TURN === 0) await setImmediate();
    }
    return { corrections, columnsMatch: columns.matches(batch.columns) && batch.wordsMatch };
  }

  #takeGap(journal: JournalCursor): void {
    const entry = journal.entry();
    this.#places.absent(this.#next);
    this.report.damaged.add(this.#next);
    this.#grow(entry?.leafHash ?? null);
    this.#next += 1;
    const body = entry && bodyOf(entry.body);
    if (body) this.#fold(body, Date.parse(body.ts));
  }

  /** @returns the event that was sealed in this place, as far as anybody can tell. */
  #takeRow(row: EventBytes, state: RowState, whole: boolean, journal: JournalCursor): EventBody | null {
    const entry = journal.take(row, state.kind === 'sound');
    const sealed = entry === null || toHex(entry.leafHash) === row.leafHex;
    if (state.kind === 'moved' && whole) this.#places.moved(row.seq, state.event.body.seq);
    else if (state.kind !== 'sound' || !sealed) this.report.add(findings.eventAltered(row.seq));

    const sound = state.kind === 'sound' && sealed;
    if (!sound) this.report.damaged.add(row.seq);
    this.#grow(row.leafHash);
    this.#next += 1;
    const body = sound ? state.event.body : entry && bodyOf(entry.body);
    if (body) this.#fold(body, sound ? state.event.at : Date.parse(body.ts));
    return body;
  }

  #grow(leafHash: Uint8Array | null): void {
    if (!leafHash) this.#treeHolds = false;
    if (!leafHash || !this.#treeHolds) return;
    this.tree.append(leafHash);
    this.#checkpoints?.reached(this.tree, this.report);
  }

  #fold(body: EventBody, at: number): void {
    const follows = this.#custody.take(body);
    if (!follows && !this.#comesAfterDamage(body)) {
      this.report.add(findings.itemChainBroken(body.seq, body.item ?? ''));
    }
    this.#dates.take(body.seq, at, this.report);
    this.#rotations.take(body);
  }

  /** Where the item's event before is damaged, that is the finding. */
  #comesAfterDamage({ itemPrevSeq }: EventBody): boolean {
    return itemPrevSeq !== null && this.report.damaged.has(itemPrevSeq);
  }
}
