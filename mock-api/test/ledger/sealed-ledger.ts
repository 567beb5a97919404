import type { RawBuilder } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { Transactor } from '../../src/unit-of-work';
import { writeCorrection } from '../../src/ledger-check/write-correction';
import type { Sealer } from '../../src/ledger/seal/sealer';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { testDatabase } from '../support/database';
import { CLOCK, NAVARRO, asOperator, clear, dataFolder, openSealer, smallCompany } from './support';

/** A sealed ledger, the server's check of it, and the operator who may do to it what they like. */
export class SealedLedger {
  sealer!: Sealer;
  folder!: string;
  #database!: OpenDatabase;

  /** New for each test: the small company's seven events, a correction of #2, and checkpoints at 7 and 8. */
  static forEachTest(): SealedLedger {
    const ledger = new SealedLedger();
    beforeAll(async () => {
      ledger.#database = await testDatabase();
    }, 60_000);
    beforeEach(() => ledger.#layIn());
    return ledger;
  }

  get db() {
    return this.#database.db;
  }

  /** Connections in use now. */
  get busy(): number {
    return this.#database.load().busy;
  }

  verify() {
    return new LedgerVerification({ db: this.db, sealer: this.sealer, clock: CLOCK }).check();
  }

  async messages(): Promise<string[]> {
    return (await this.verify()).findings.map(({ message }) => message);
  }

  /** Attacks, and expects these findings and no others. */
  async expectFound(
    statements: RawBuilder<unknown>[],
    expected: readonly (string | RegExp)[],
  ): Promise<void> {
    await this.attack(...statements);
    const words = expected.map((said) => (typeof said === 'string' ? said : expect.stringMatching(said)));
    expect(await this.messages()).toEqual(words);
  }

  attack(...statements: RawBuilder<unknown>[]): Promise<void> {
    return asOperator(this.db, ...statements);
  }

  async #layIn(): Promise<void> {
    await clear(this.db);
    this.folder = await dataFolder();
    this.sealer = (await openSealer(this.db, this.folder)).sealer;
    await smallCompany(this.db);
    await this.sealer.sealNow();
    const original = await this.db
      .selectFrom('ledger_event')
      .select('event_id')
      .where('seq', '=', 2)
      .executeTakeFirstOrThrow();
    const commander = { ...NAVARRO, role: 'Commander', unitId: 'B' } as const;
    const correction = { originalEventId: original.event_id, reason: 'Wrong item' };
    await new Transactor({ db: this.db, clock: { now: CLOCK } }).run(commander, (work) =>
      writeCorrection(work, correction),
    );
    await this.sealer.sealNow();
  }
}
