import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type DeviceMemory,
  type DeviceVerdict,
  type LedgerSource,
  portableTools,
  readMemory,
  verifyFromDevice,
} from '@hand-receipt/ledger';
import { nodeSigner } from '@hand-receipt/ledger/node';
import { buildApp } from '../../src/app';
import { OWN_PAGE, type TestApp, addUser, cookieOf, testApp } from '../support/app';
import { sourceOf } from './source';
import { append } from './support';

export const NOW = new Date('2026-11-21T06:04:18Z');
type Send = Awaited<ReturnType<TestApp['signIn']>>;

/** A person at a browser that remembers, and the server that it looks at. */
export class Visitor {
  #restarted: { close(): Promise<unknown> } | null = null;

  private constructor(
    readonly api: TestApp,
    readonly userId: string,
    public send: Send,
    public source: LedgerSource,
  ) {}

  /**
   * A commander with three acts of their own, #0, #2 and #4, among acts of others; all sealed.
   *
   * @param before what was there before these acts.
   */
  static async open(before?: (visitor: Visitor) => Promise<unknown>): Promise<Visitor> {
    const api = await testApp();
    await api.database.db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
    const userId = await addUser(api.database, { username: 'halloran', role: 'Commander', unit_id: 'B' });
    const send = await api.signIn('halloran');
    const visitor = new Visitor(api, userId, send, sourceOf(send));
    await before?.(visitor);
    for (const serial of ['W1', 'W2', 'W3']) {
      await visitor.enter(serial);
      if (serial !== 'W3') await append(api.database.db, 'USER');
    }
    await api.app.sealer.sealNow();
    return visitor;
  }

  get sealer() {
    return this.api.app.sealer;
  }

  get db() {
    return this.api.database.db;
  }

  /** Enters an item in the property book: one act, one event. @returns its id. */
  async enter(serial_number: string): Promise<string> {
    const body = { name: 'M4A1 CARBINE', serial_number, assigned_to_user_id: this.userId };
    const response = await this.send({ method: 'POST', url: '/api/property', body });
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json<{ id: string }>().id;
  }

  /** The device's own check, with what it remembers; `from` is a server that lies. */
  look(memory: DeviceMemory | null, from: LedgerSource = this.source): Promise<DeviceVerdict> {
    return verifyFromDevice({ source: from, memory, tools: portableTools, now: NOW });
  }

  /** What the device has after a first, sound look, as it comes back from its store. */
  async remember(): Promise<DeviceMemory> {
    const { memory } = await this.look(null);
    return readMemory(JSON.parse(JSON.stringify(memory)));
  }

  /** Others act, and the server seals. */
  async grow(events = 1): Promise<void> {
    for (let i = 0; i < events; i += 1) await append(this.db, 'USER');
    await this.sealer.sealNow();
  }

  /** The file in the server's data folder. */
  file(name: string): string {
    return path.join(this.api.app.config.dataDir, 'ledger', name);
  }

  async signingKey(): Promise<ReturnType<typeof nodeSigner>> {
    return nodeSigner((await readFile(this.file('signing-key'), 'utf8')).trim());
  }

  /** The server started again, on what is on disk and in the database by now; the first one was closed. */
  async restart(): Promise<void> {
    const { app, database, clock } = this.api;
    const again = await buildApp({ config: app.config, database, clock, checkAnswers: true });
    this.#restarted = again;
    const body = { username: 'halloran', password: 'demo-0600' };
    const login = await again.inject({ method: 'POST', url: '/api/auth/login', headers: OWN_PAGE, body });
    const headers = { ...OWN_PAGE, cookie: cookieOf(login) };
    this.send = (options) => again.inject({ ...options, headers: { ...headers, ...options.headers } });
    this.source = sourceOf(this.send);
  }

  async close(): Promise<void> {
    await this.#restarted?.close();
  }
}

export const messagesOf = ({ findings }: Pick<DeviceVerdict, 'findings'>): string[] =>
  findings.map(({ message }) => message);
