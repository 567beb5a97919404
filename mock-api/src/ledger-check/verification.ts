import type { VerificationDto } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import type { KnowsSealed } from '../ledger';
import { checkSample } from './sample';
import { LedgerWalk } from './walk';

/** So many events are re-hashed in about a second. */
const FULL_BELOW = 20_000;
const SAMPLE = 50;

export interface VerificationParts {
  db: Kysely<Database>;
  sealer: KnowsSealed;
  clock?: () => Date | Promise<Date>;
  /** A ledger of fewer events is always checked in full. */
  fullBelow?: number;
}

export interface CheckOptions {
  full?: boolean;
  onProgress?: (checked: number) => void;
}

/** Finds out whether the ledger holds, and which event is wrong where it does not. */
export class LedgerVerification {
  readonly #db: Kysely<Database>;
  readonly #sealer: KnowsSealed;
  readonly #clock: () => Date | Promise<Date>;
  readonly #fullBelow: number;
  /** The last full pass that found nothing, walked on since. */
  #walk: LedgerWalk | null = null;
  #lastFullPass: Date | null = null;
  #running: { full: boolean; result: Promise<VerificationDto> } | null = null;

  constructor({ db, sealer, clock = () => new Date(), fullBelow = FULL_BELOW }: VerificationParts) {
    this.#fullBelow = fullBelow;
    this.#db = db;
    this.#sealer = sealer;
    this.#clock = clock;
  }

  /**
   * Checks the ledger. A large one that a full pass found sound is checked by its new events, a random
   * sample of the old and the whole property table, and in full again where that finds anything. Calls
   * at the same time share one check.
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

  async #check(full: boolean, onProgress?: CheckOptions['onProgress']): Promise<VerificationDto> {
    const known = this.#walk;
    if (known && !full && known.size >= this.#fullBelow) {
      const verified = { size: known.size, root: known.tree.root() };
      await checkSample(this.#db, verified, SAMPLE, known.report);
      await this.#finish(known);
      if (known.report.clean) return this.#result(known);
    }
    const walk = new LedgerWalk(onProgress);
    await this.#finish(walk);
    this.#lastFullPass = await this.#clock();
    this.#walk = walk.report.clean ? walk : null;
    return this.#result(walk);
  }

  /**
   * Walks to the end and along the property table, then the last stretch in one snapshot. That is a transaction,
   * for which everybody waits on the embedded database: only what changed meanwhile is left to it.
   */
  async #finish(walk: LedgerWalk): Promise<void> {
    await walk.walkOn(this.#db, await this.#sealer.known());
    await walk.surveyCustody(this.#db);
    const known = await this.#sealer.known();
    await this.#db.transaction().execute(async (trx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(trx);
      await walk.walkOn(trx, known);
      await walk.conclude(trx, known);
    });
  }

  async #result({ report, size, tree }: LedgerWalk): Promise<VerificationDto> {
    return {
      is_verified: report.clean,
      size,
      root: toHex(tree.root()),
      verified_through: size,
      last_full_pass: this.#lastFullPass?.toISOString() ?? null,
      checked_at: (await this.#clock()).toISOString(),
      findings: report.findings,
      warnings: report.warnings,
    };
  }
}
