import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VerificationDto, WitnessesDto } from '@hand-receipt/contracts';
import { readPolicy } from '@hand-receipt/ledger';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../src/app';
import { type Config, readConfig } from '../../src/kernel/config/config';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { OWN_PAGE, TEST_PASSWORD, addUser, cookieOf } from '../support/app';
import { testDatabase } from '../support/database';
import { append } from '../ledger/support';
import { TestWitness } from './witness-process';

const LOG = 'hand-receipt/ledger';

const opened: { app: WitnessedApp; dataDir: string }[] = [];
afterAll(async () => {
  for (const { app, dataDir } of opened) {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

interface Checkpoint {
  size: number;
  note: string;
  witnessed: { size: number; root: string; note: string } | null;
}

/** The server with its ledger and two witnesses, S4 and IG, both of which are the quorum. */
export class WitnessedApp {
  /** The Fabric network that the server is told of when it starts. */
  fabric: Config['fabric'] = null;
  #app: FastifyInstance | null = null;
  #cookie = '';

  private constructor(
    readonly database: OpenDatabase,
    readonly dataDir: string,
    readonly signer: ReturnType<typeof nodeSigner>,
    readonly s4: TestWitness,
    readonly ig: TestWitness,
  ) {}

  static async open(): Promise<WitnessedApp> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'hand-receipt-'));
    const key = generateSignerKey(LOG);
    await mkdir(path.join(dataDir, 'ledger'));
    await writeFile(path.join(dataDir, 'ledger/signing-key'), `${key}\n`, { mode: 0o600 });
    const signer = nodeSigner(key);
    const database = await testDatabase();
    await database.db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
    await addUser(database, { username: 'halloran', role: 'Commander', unit_id: 'B' });
    const [s4, ig] = [
      await TestWitness.open('S4', signer.verifierKey),
      await TestWitness.open('IG', signer.verifierKey),
    ];
    const app = new WitnessedApp(database, dataDir, signer, s4, ig);
    opened.push({ app, dataDir });
    await app.start();
    return app;
  }

  get policy(): string {
    return `${this.s4.line()}${this.ig.line()}group staff all S4 IG\nquorum staff\n`;
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('The server is not running.');
    return this.#app;
  }

  get db() {
    return this.database.db;
  }

  async start(): Promise<void> {
    const config = {
      ...readConfig({}),
      dataDir: this.dataDir,
      webRoot: path.join(this.dataDir, 'dist'),
      logLevel: 'silent',
      witnessPolicy: readPolicy(this.policy),
      fabric: this.fabric,
    } as const;
    this.#app = await buildApp({ config, database: this.database, checkAnswers: true });
    const response = await this.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: OWN_PAGE,
      body: { username: 'halloran', password: TEST_PASSWORD },
    });
    this.#cookie = cookieOf(response);
  }

  async close(): Promise<void> {
    await this.#app?.close();
    this.#app = null;
  }

  /** One act, which is sealed. @returns the number of events */
  async act(): Promise<number> {
    await append(this.db, 'USER');
    return (await this.app.sealer.sealNow())?.size ?? 0;
  }

  /** Sends something as the commander. @throws Error where it is refused. */
  async post(url: string, body: object): Promise<LightMyRequestResponse> {
    const headers = { ...OWN_PAGE, cookie: this.#cookie };
    const response = await this.app.inject({ method: 'POST', url, headers, body });
    if (response.statusCode >= 400) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return response;
  }

  async get<T>(url: string): Promise<T> {
    return JSON.parse(await this.text(url)) as T;
  }

  async text(url: string): Promise<string> {
    const headers = { ...OWN_PAGE, cookie: this.#cookie };
    const response = await this.app.inject({ method: 'GET', url, headers });
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return response.body;
  }

  /** @returns status and message of the answer */
  async acknowledge(seq: number, reason: string): Promise<[number, string]> {
    const url = `/api/ledger/incidents/${seq}/acknowledge`;
    const headers = { ...OWN_PAGE, cookie: this.#cookie };
    const response = await this.app.inject({ method: 'POST', url, headers, body: { reason } });
    return [response.statusCode, response.json<{ message: string }>().message];
  }

  /** Makes a witness due, which waits longer after each failure. */
  async askNow(name: 'S4' | 'IG'): Promise<void> {
    const { key } = name === 'S4' ? this.s4 : this.ig;
    const set = this.db.updateTable('ledger_witness').set({ due_at: sql<Date>`now()` });
    await set.where('witness_key', '=', key).execute();
  }

  checkpoint = () => this.get<Checkpoint>('/api/ledger/checkpoint');
  witnesses = () => this.get<WitnessesDto>('/api/ledger/witnesses');
  check = () => this.get<VerificationDto>('/api/verification/database');

  /** Waits until the witnesses are as `isSo` says. */
  async until(isSo: (listed: WitnessesDto) => boolean): Promise<WitnessesDto> {
    for (;;) {
      const listed = await this.witnesses();
      if (isSo(listed)) return listed;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits until both have cosigned so many events. */
  cosigned = (size: number) => this.until(({ witnesses }) => witnesses.every((each) => each.size >= size));

  stateOf = (listed: WitnessesDto, name: string) =>
    listed.witnesses.find((each) => each.name === name)?.state;

  /** Copies the data folder. @returns what puts the copy in its place. */
  async copyFolder(): Promise<() => Promise<void>> {
    const copy = await mkdtemp(path.join(tmpdir(), 'hand-receipt-copy-'));
    await cp(this.dataDir, copy, { recursive: true });
    return async () => {
      await rm(this.dataDir, { recursive: true });
      await cp(copy, this.dataDir, { recursive: true });
      await rm(copy, { recursive: true });
    };
  }
}
