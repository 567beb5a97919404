import type { VerificationDto } from '@hand-receipt/contracts';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../src/app';
import { recordLedgerKey } from '../../src/ledger';
import { OWN_PAGE, type TestApp, cookieOf, testApp } from '../support/app';
import { layInCompany } from './attacked-company';

const COMMANDER = { username: 'halloran', password: 'correct-horse-0600' };
const DAY = new Date('2026-11-22T09:00:00Z');

/** A company's server that can be started again on the same database and data folder, and its Commander. */
export class CompanyServer {
  #app: TestApp['app'] | null = null;
  #headers: Record<string, string> = {};

  private constructor(readonly test: TestApp) {}

  static async open(): Promise<CompanyServer> {
    const test = await testApp();
    test.clock.set(DAY);
    await recordLedgerKey(test.database.db, test.app.sealer, DAY);
    await test.app.sealer.sealNow();
    const server = new CompanyServer(test);
    server.#headers = await layInCompany(test.app, COMMANDER);
    return server;
  }

  get app() {
    return this.#app ?? this.test.app;
  }

  get folder() {
    return this.test.app.config.dataDir;
  }

  get db() {
    return this.test.database.db;
  }

  async stop(): Promise<void> {
    await this.app.close();
  }

  async start(): Promise<void> {
    const { app, database, clock } = this.test;
    this.#app = await buildApp({ config: app.config, database, clock, checkAnswers: true });
    const login = await this.#app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: OWN_PAGE,
      body: COMMANDER,
    });
    this.#headers = { ...OWN_PAGE, cookie: cookieOf(login) };
  }

  async restart(between: () => Promise<unknown> = async () => undefined): Promise<void> {
    await this.stop();
    await between();
    await this.start();
  }

  send = (options: InjectOptions) =>
    this.app.inject({ ...options, headers: { ...this.#headers, ...options.headers } });

  async check(): Promise<VerificationDto> {
    await this.app.sealer.sealNow();
    return (await this.send({ url: '/api/verification/database' })).json<VerificationDto>();
  }

  async findings(): Promise<string[]> {
    return (await this.check()).findings.map(({ message }) => message);
  }

  acknowledge = (seq: number | string, reason: string) =>
    this.send({
      method: 'POST',
      url: `/api/ledger/incidents/${seq}/acknowledge`,
      body: { reason },
    });
}
