import type { VerificationDto } from '@hand-receipt/contracts';
import { causeOf, toHex } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import type { Sealer } from '../ledger';
import type { WitnessVerdict } from '../witnesses';
import { FullScan } from './full-scan';
import { storedTimes } from './stored-times';

/** So many events are checked in about a second. */
const FULL_BELOW = 20_000;

export interface VerificationParts {
  db: Kysely<Database>;
  sealer: Pick<Sealer, 'state'>;
  clock?: () => Date;
  /** A ledger of fewer events is always checked in full. */
  fullBelow?: number;
  /** What the ledger's witnesses hold against it; nothing, unless given. */
  witnessed?: () => Promise<WitnessVerdict>;
}

export interface CheckOptions {
  full?: boolean;
  onProgress?: (checked: number) => void;
}

/** Finds out whether the ledger holds, and which event is wrong where it does not. */
export class LedgerVerification {
  readonly #db: Kysely<Database>;
  readonly #sealer: Pick<Sealer, 'state'>;
  readonly #clock: () => Date;
  readonly #fullBelow: number;
  readonly #witnessed: () => Promise<WitnessVerdict>;
  readonly #stopped = new AbortController();
  /** The last full pass that found nothing, continued since. */
  #known: FullScan | null = null;
  #lastFullPass: Date | null = null;
  #running: { full: boolean; result: Promise<VerificationDto> } | null = null;

  constructor(parts: VerificationParts) {
    const { db, sealer, clock = () => new Date(), fullBelow = FULL_BELOW } = parts;
    this.#witnessed = parts.witnessed ?? (async () => ({ findings: [], warnings: [] }));
    this.#fullBelow = fullBelow;
    this.#db = db.withPlugin(storedTimes);
    this.#sealer = sealer;
    this.#clock = clock;
  }

  /**
   * Checks the ledger. A large one that a full pass found sound is checked by its new events and by all tables that are
   * compared with what the events say, and in full again where that finds anything. Calls at the same time share one check.
   *
   * @param full a full pass, whatever the size.
   * @param onProgress told how many events were checked; not where the check was joined.
   */
  check({ full = false, onProgress }: CheckOptions = {}): Promise<VerificationDto> {
    const running = this.#running;
    if (running && (running.full || !full)) return running.result;
    const before = running?.result.catch(() => undefined) ?? Promise.resolve();
    const result = before.then(() => this.#check(full, onProgress));
    const own = { full, result };
    this.#running = own;
    const done = () => {
      if (this.#running === own) this.#running = null;
    };
    result.then(done, done);
    return result;
  }

  /** Makes no more checks; one that runs fails. */
  stop(): void {
    this.#stopped.abort(new Error('The server has stopped.'));
  }

  async #check(full: boolean, onProgress?: CheckOptions['onProgress']): Promise<VerificationDto> {
    const { signal } = this.#stopped;
    signal.throwIfAborted();
    const known = this.#known;
    if (known && !full && known.size >= this.#fullBelow) {
      await this.#finish(known);
      if (known.report.clean) return this.#result(known, this.#clock());
    }
    const scan = new FullScan(signal, this.#clock, onProgress);
    await this.#finish(scan);
    const at = this.#clock();
    this.#lastFullPass = at;
    this.#known = scan.report.clean ? scan : null;
    return this.#result(scan, at);
  }

  /**
   * Scans to the end and compares the property book, then what came meanwhile in one snapshot. That is a
   * transaction, for which everybody waits on the embedded database, so little is left to it.
   */
  async #finish(scan: FullScan): Promise<void> {
    await scan.scan(this.#db, this.#sealer.state());
    await scan.firstPass(this.#db);
    const state = this.#sealer.state();
    await this.#db.transaction().execute(async (trx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(trx);
      await scan.scan(trx, state);
      await scan.conclude(trx, state);
    });
  }

  async #result({ report, size, root }: FullScan, at: Date): Promise<VerificationDto> {
    const witnessed = await this.#witnessed();
    // A witness that disagrees has left an incident of the same words.
    const known = new Set(report.findings.map(({ message }) => message));
    const findings = witnessed.findings.filter(({ message }) => !known.has(message));
    const found = [...report.findings, ...findings];
    return {
      is_verified: found.length === 0,
      size,
      root: toHex(root),
      verified_through: size,
      last_full_pass: this.#lastFullPass?.toISOString() ?? null,
      checked_at: at.toISOString(),
      findings: found,
      cause: report.cause ?? causeOf(findings),
      warnings: [...report.warnings, ...witnessed.warnings],
    };
  }
}
