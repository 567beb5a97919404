import { hash } from '@node-rs/argon2';
import type {
  CounterReadingDto,
  HandOverDto,
  LogEntryDto,
  OutDto,
  PreparedDto,
  PropertyDto,
  ReturnAnswerDto,
  VerificationDto,
} from '@hand-receipt/contracts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../src/kernel/db/open';
import { type RemoteClient, signIn } from '../process/client';
import { type ServerProcess, startServer } from '../process/server-process';
import { TEST_PASSWORD, addUser } from '../support/app';
import { TEST_DATABASE_URL } from '../support/database';
import { createDatabase } from '../support/postgres-database';
import { PIN } from './counter-fixture';

const SERIAL = 'K0001';
type Member = 'halloran' | 'brandt' | 'whitaker';
/** The step of a hand-over in or after which the server is killed. */
export type Step = 'scan' | 'prepare' | 'commit';

/** A counter of a server that is killed and started again on its own data. */
export class KilledCounter {
  readonly #clients = new Map<Member, RemoteClient>();
  readonly #ids = {} as Record<Member, string>;
  #server: ServerProcess | null = null;
  #base = '';
  #counterId = '';
  #sessionId = '';
  #itemId = '';

  private constructor(
    readonly dataDir: string,
    readonly databaseUrl: string | null,
  ) {}

  /** A supply room of Brandt, with one rifle, at which Whitaker signs. */
  static async make(): Promise<KilledCounter> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-kill-'));
    const databaseUrl = TEST_DATABASE_URL ? (await createDatabase(TEST_DATABASE_URL)).url : null;
    const counter = new KilledCounter(dataDir, databaseUrl);
    await counter.#addPeople();
    await counter.start();
    await counter.#setUp();
    return counter;
  }

  async #addPeople(): Promise<void> {
    const { dataDir, databaseUrl } = this;
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    await db
      .insertInto('units')
      .values({ id: 'B', parent_id: null, name: 'B Co', kind: 'company' })
      .execute();
    const roles = { halloran: 'Commander', brandt: 'Supply Sergeant', whitaker: 'Soldier' } as const;
    for (const [username, role] of Object.entries(roles)) {
      const person = { username, role, unit_id: 'B', last_name: username };
      this.#ids[username as Member] = await addUser({ db }, person);
    }
    const pin_hash = await hash(PIN, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    const row = { user_id: this.#ids.whitaker, pin_hash, set_at: new Date(), counter_ready: true };
    await db.insertInto('user_pin').values(row).execute();
    await close();
  }

  async #setUp(): Promise<void> {
    const { id } = await this.#ask<PropertyDto>('halloran', 'POST', '/api/property', {
      name: 'M4A1 Carbine',
      serial_number: SERIAL,
    });
    this.#itemId = id;
    const counter = { name: 'Supply Room', unitId: 'B', kind: 'supply' };
    this.#counterId = (await this.#ask<{ id: string }>('halloran', 'POST', '/api/counters', counter)).id;
    const at = `/api/counters/${this.#counterId}`;
    const until = '2099-12-31';
    const order = { until, orderReference: 'Orders 325-01' };
    await this.#ask('halloran', 'PUT', `${at}/operators/${this.#ids.brandt}`, order);
    await this.#ask('halloran', 'PUT', `${at}/stock`, { add: [{ itemId: this.#itemId }] });
    const device = { deviceName: 'Window 1' };
    this.#sessionId = (await this.#ask<{ id: string }>('brandt', 'POST', `${at}/sessions`, device)).id;
  }

  async start(): Promise<void> {
    const { dataDir, databaseUrl } = this;
    const settings = { DATA_DIR: dataDir, DEMO: 'off' };
    this.#server = startServer(databaseUrl ? { ...settings, DATABASE_URL: databaseUrl } : settings);
    this.#base = await this.#server.ready;
    for (const username of ['halloran', 'brandt'] as const) {
      if (this.#clients.has(username)) continue;
      this.#clients.set(username, await signIn(this.#base, username, TEST_PASSWORD));
    }
  }

  async #kill(): Promise<void> {
    this.#server?.child.kill('SIGKILL');
    expect(await this.#server?.exit).toBe('SIGKILL');
  }

  async remove(): Promise<void> {
    this.#server?.child.kill('SIGTERM');
    await this.#server?.exit;
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** @throws Error with what was refused, or that no answer came */
  async #ask<T>(who: Member, method: string, address: string, body?: object): Promise<T> {
    const answer = await this.#clients.get(who)!.send(this.#base, method, address, { body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${text}`);
    return JSON.parse(text) as T;
  }

  #content(draftId: string) {
    const lines = [{ itemId: this.#itemId }];
    return { sessionId: this.#sessionId, draftId, mode: 'draw', recipientId: this.#ids.whitaker, lines };
  }

  #scan(): Promise<CounterReadingDto> {
    return this.#ask('brandt', 'POST', '/api/counter/read', { sessionId: this.#sessionId, code: SERIAL });
  }

  #prepare(draftId: string): Promise<PreparedDto> {
    return this.#ask('brandt', 'POST', '/api/counter/handovers/prepare', this.#content(draftId));
  }

  #commit(draftId: string, { challenge, content_hash: contentHash }: PreparedDto): Promise<HandOverDto> {
    const confirmation = { method: 'pin-on-device', pin: PIN };
    const body = { ...this.#content(draftId), challenge, contentHash, confirmation };
    return this.#ask('brandt', 'POST', '/api/counter/handovers', body);
  }

  /**
   * Hands the rifle over, and kills the server in the middle of it.
   *
   * @param wait milliseconds after which it is killed, from the beginning of the step
   * @returns the list on the device, and the hand-over where the server answered with one
   */
  async killedIn(step: Step, wait: number): Promise<{ draftId: string; answered: HandOverDto | null }> {
    const draftId = randomUUID();
    const killedLater = async <T>(act: Promise<T>): Promise<T | null> => {
      const done = act.catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await this.#kill();
      return done;
    };
    if (step === 'scan') {
      await killedLater(this.#scan());
      return { draftId, answered: null };
    }
    await this.#scan();
    if (step === 'prepare') {
      await killedLater(this.#prepare(draftId));
      return { draftId, answered: null };
    }
    const prepared = await this.#prepare(draftId);
    return { draftId, answered: await killedLater(this.#commit(draftId, prepared)) };
  }

  /** What the page asks after a restart. */
  ofDraft(draftId: string): Promise<HandOverDto[]> {
    return this.#ask('brandt', 'GET', `/api/counter/handovers?draft=${draftId}`);
  }

  /** The recipient signs the same list again. */
  async signAgain(draftId: string): Promise<HandOverDto> {
    return this.#commit(draftId, await this.#prepare(draftId));
  }

  async giveBack(): Promise<ReturnAnswerDto> {
    const body = { sessionId: this.#sessionId, itemId: this.#itemId, typed: false };
    return this.#ask('brandt', 'POST', '/api/counter/returns', body);
  }

  /** Rows of the issue log, what is out, and what the check of the ledger finds. */
  async read() {
    const at = `/api/counters/${this.#counterId}`;
    const log = await this.#ask<LogEntryDto[]>('halloran', 'GET', `${at}/log`);
    const { out } = await this.#ask<OutDto>('halloran', 'GET', `${at}/out`);
    const { findings } = await this.#ask<VerificationDto>('halloran', 'GET', '/api/verification/database');
    return { handovers: log.map(({ handover_id: id }) => id).sort(), out, findings };
  }
}

/** What a page of the operator sees of a killed hand-over, and does then; it ends with one hand-over, taken back. */
export async function expectOnce(counter: KilledCounter, step: Step, wait: number): Promise<string> {
  const { draftId, answered } = await counter.killedIn(step, wait);
  await counter.start();
  const found = await counter.ofDraft(draftId);
  expect(found.length).toBeLessThanOrEqual(1);
  // What was acknowledged is there.
  if (answered) expect(found.map(({ id }) => id)).toEqual([answered.id]);
  const done = found[0] ?? (await counter.signAgain(draftId));
  expect((await counter.ofDraft(draftId)).map(({ id }) => id)).toEqual([done.id]);
  const { changed } = await counter.giveBack();
  expect(changed).toBe(true);
  return done.id;
}
