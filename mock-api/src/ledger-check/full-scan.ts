import { setTimeout } from 'node:timers/promises';
import {
  type EventBody,
  type Finding,
  ItemChains,
  findings,
  sameBytes,
  tryReadEvent,
  Report,
} from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { JournalEntry, SealerState } from '../ledger';
import { CheckpointCheck } from './checkpoint-check';
import { classifyRow } from './classify-row';
import { checkCorrections } from './corrections';
import { CopiesCheck } from './copies-check';
import { CustodyReplay } from './custody-replay';
import { DatesCheck } from './dates-check';
import { type StoredEvent, columnsMatch, readPage } from './event-page';
import { IdsCheck } from './ids-check';
import { IncidentsCheck } from './incidents';
import { JournalReader } from './journal-reader';
import { KeysCheck } from './keys-check';
import { maxSeq } from './max-seq';
import { MissingCheckpoints } from './missing-checkpoints';
import { OrderCheck } from './order-check';
import { PlacesCheck } from './places-check';
import { checkOutside } from './outside-check';
import { RECORDED } from './recorded';
import { TableCheck } from './records/table-check';
import { findStandstill } from './sealing-check';
import { standingChecks } from './standing-check';
import { TreeCheck } from './tree-check';

/**
 * The check runs in the server's own thread: after so many events, three milliseconds or so, it rests. Half as many
 * would have requests wait less, and the check take half as long again.
 */
const SLICE = 25;
const REST_MS = 1;

/** Events that are gone are read from the journal; so many are compared with the tables at once. */
const MOST_AT_ONCE = 200;

const lineOf = (entry: JournalEntry | null): EventBody | null => entry && tryReadEvent(entry.body);

/** What the events of one call of `scan` are held against. */
interface Witnesses {
  db: Kysely<Database>;
  journal: JournalReader;
  checkpoints: CheckpointCheck;
}

/**
 * One scan of the ledger, from its first event to its last, hashing the stored bytes again. It can be taken
 * up again when the ledger has grown. What it keeps grows with the number of items, not of events.
 */
export class FullScan {
  readonly report = new Report();
  readonly #order = new OrderCheck();
  readonly #places = new PlacesCheck();
  readonly #chains = new ItemChains();
  readonly #custody = new CustodyReplay();
  readonly #nodes = new TreeCheck();
  readonly #dates = new DatesCheck();
  readonly #keys = new KeysCheck();
  readonly #incidents = new IncidentsCheck();
  readonly #missing = new MissingCheckpoints();
  readonly #ids = new IdsCheck();
  readonly #tables = RECORDED.map((table) => new TableCheck(table));
  readonly #standing = standingChecks();
  readonly #copies = new CopiesCheck();
  /** Events of which the rows are still to be compared. */
  #batch: EventBody[] = [];
  /** False once an event is missing that the journal does not have: the tree cannot be built past it. */
  #treeHolds = true;
  #next = 0;

  /**
   * @param signal ends the scan with its reason.
   * @param clock that dates of events are held against.
   * @param onProgress told how many events were checked.
   */
  constructor(
    private readonly signal: AbortSignal,
    private readonly clock: () => Date,
    private readonly onProgress: (checked: number) => void = () => undefined,
  ) {}

  /** How many places were checked. */
  get size(): number {
    return this.#next;
  }

  get root(): Uint8Array {
    return this.#nodes.tree.root();
  }

  /** Scans to the end, which moves while others append. */
  async scan(db: Kysely<Database>, state: SealerState): Promise<void> {
    const journal = new JournalReader(state.journal, this.#next, this.report);
    const witnesses = { db, journal, checkpoints: new CheckpointCheck(state) };
    let rows = await this.#readPage(db, this.#next);
    for (let last = rows.at(-1); last; last = rows.at(-1)) {
      const isDense = last.seq === this.#next + rows.length - 1;
      await this.#takePage(rows, isDense ? last.seq : await maxSeq(db, state), witnesses);
      if (this.#treeHolds) await this.#nodes.compareNodes(db, this.report);
      this.onProgress(this.#next);
      rows = await this.#readPage(db, last.seq + 1);
    }
    await this.#decideByJournal(journal);
    await journal.readOn();
    await this.#missing.take(db, journal.takeNamed());
  }

  /** The rows are at their end: lines that follow may say which events were taken out. */
  async #decideByJournal(journal: JournalReader): Promise<void> {
    for (let seq = this.#next; this.#places.isUndecided; seq += 1) {
      const entry = await journal.next();
      this.#tell(entry ? this.#places.takeAbsent(seq, tryReadEvent(entry.body)) : this.#places.end());
    }
  }

  /** Compares the tables with the events so far; items that do not agree are looked at again by `conclude`. */
  async firstPass(db: Kysely<Database>): Promise<void> {
    await this.#custody.firstPass(db);
    await this.#ids.firstPass(db, this.report);
    for (const table of this.#tables) await table.firstPass(db, this.report);
    for (const kind of this.#standing) await kind.firstPass(db);
    await this.#copies.firstPass(db);
  }

  /** What can be said only at the end, in one snapshot of the database: sizes, order, and items that did not agree. */
  async conclude(db: Kysely<Database>, state: SealerState): Promise<void> {
    const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
    const { signed } = await db
      .selectFrom('ledger_checkpoint')
      .select((eb) => eb.fn.max('size').as('signed'))
      .executeTakeFirstOrThrow();
    const known = Math.max(size, signed ?? 0, state.latest?.size ?? 0, state.journal.size);
    if (known > this.#next) this.report.add(findings.ledgerShrank(known, this.#next));
    else if (size < this.#next) this.report.add(findings.ledgerShrank(this.#next, size));
    await checkOutside(db, size, this.report);
    const standstill = await findStandstill(db, state, this.clock());
    if (standstill) this.report.add(standstill);
    // A row there outlives its transaction only where the trigger that takes it in was switched off.
    const { left } = await db
      .selectFrom('ledger_pending')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .executeTakeFirstOrThrow();
    if (left > 0) this.report.add(findings.eventsUnrecorded(left));
    this.#order.tell(this.report, (place) => this.#places.wasInserted(place));
    await this.#keys.conclude(db, state, this.report);
    await this.#missing.conclude(db, state, this.report);
    this.#incidents.conclude(this.report);
    await this.#custody.recheck(db, this.report);
    for (const table of this.#tables) await table.conclude(db, this.report);
    for (const kind of this.#standing) await kind.recheck(db, this.report);
    await this.#copies.recheck(db, this.report);
  }

  async #readPage(db: Kysely<Database>, from: number): Promise<StoredEvent[]> {
    const rows = await readPage(db, from);
    this.signal.throwIfAborted();
    return rows;
  }

  /** @param end the highest sequence number that is checked. The ledger was never longer. */
  async #takePage(rows: readonly StoredEvent[], end: number, witnesses: Witnesses): Promise<void> {
    const last = Math.min(rows.at(-1)?.seq ?? end, end);
    await witnesses.checkpoints.load(witnesses.db, this.#next, last + 1);
    for (const row of rows) {
      if (row.seq > end) {
        this.report.add(findings.eventAltered(row.seq));
        continue;
      }
      while (this.#next < row.seq) await this.#takeGap(witnesses);
      await this.#takeRow(row, witnesses);
    }
    await this.#compareBatch(witnesses);
  }

  /** What needs the database is asked for many events at once. */
  async #compareBatch({ db, journal }: Witnesses): Promise<void> {
    const events = this.#batch;
    this.#batch = [];
    await checkCorrections(db, events, this.report);
    await this.#ids.take(db, events, this.report);
    for (const table of this.#tables) await table.take(db, events, this.report);
    await this.#missing.take(db, journal.takeNamed());
  }

  async #takeGap(witnesses: Witnesses): Promise<void> {
    await this.#rest();
    const entry = await witnesses.journal.next();
    this.#order.absent(this.#next);
    this.#tell(this.#places.takeAbsent(this.#next, lineOf(entry)));
    this.report.damaged.add(this.#next);
    this.#grow(entry?.leafHash ?? null, witnesses);
    const event = entry && tryReadEvent(entry.body);
    if (event) this.#takeEvent(event);
    if (this.#batch.length >= MOST_AT_ONCE) await this.#compareBatch(witnesses);
  }

  /** Takes the event that was sealed in this place, as far as anybody can tell. */
  async #takeRow(row: StoredEvent, witnesses: Witnesses): Promise<void> {
    await this.#rest();
    const { kind, event } = await classifyRow(witnesses.db, row);
    const entry = await witnesses.journal.next();
    const isSealed = entry === null || sameBytes(entry.leafHash, row.leaf_hash);
    const isSound = kind === 'sound' && isSealed;
    const isMoved = kind === 'moved';
    if (isMoved) this.#order.moved(row.seq, event.seq);
    const place = { seq: row.seq, row: event, line: lineOf(entry) };
    this.#tell(this.#places.take(place, !isMoved && !isSound));
    if (isSound && !columnsMatch(row, event)) this.report.add(findings.eventAltered(row.seq));
    if (!isSound) this.report.damaged.add(row.seq);
    this.#grow(row.leaf_hash, witnesses);
    const sealed = isSound ? event : entry && tryReadEvent(entry.body);
    if (sealed) this.#takeEvent(sealed);
  }

  async #rest(): Promise<void> {
    if (this.#next % SLICE === 0) await setTimeout(REST_MS);
  }

  #tell(found: readonly Finding[]): void {
    for (const finding of found) this.report.add(finding);
  }

  /** Goes on to the next place. */
  #grow(leafHash: Uint8Array | null, { checkpoints }: Witnesses): void {
    this.#next += 1;
    if (!leafHash) this.#treeHolds = false;
    if (!leafHash || !this.#treeHolds) return;
    this.#nodes.tree.append(leafHash);
    checkpoints.reached(this.#nodes.tree, this.report);
  }

  #takeEvent(event: EventBody): void {
    const { seq, item, itemPrevSeq } = event;
    // Where the item's event before is damaged, that is the finding.
    const comesAfterDamage = itemPrevSeq !== null && this.report.damaged.has(itemPrevSeq);
    if (!this.#chains.follows(event) && !comesAfterDamage) {
      this.report.add(findings.itemChainBroken(seq, item ?? ''));
    }
    this.#batch.push(event);
    this.#custody.take(event);
    for (const kind of this.#standing) kind.take(event);
    this.#dates.take(event, this.clock(), this.report);
    this.#keys.take(event);
    this.#incidents.take(event);
  }
}
