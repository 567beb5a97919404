import type { LedgerEventDto } from '@hand-receipt/contracts';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { type TestApp, addUser, testApp } from '../support/app';
import { CLOCK, append } from './support';

type Send = Awaited<ReturnType<TestApp['signIn']>>;

const PEOPLE = {
  commander: 'halloran',
  sergeant: 'brandt',
  leader: 'petrov',
  soldier: 'whitaker',
  stranger: 'reyes',
  admin: 'admin',
} as const;
export type Who = keyof typeof PEOPLE;

/**
 * Two units of a battalion, whose books its own people keep: in the first a soldier holds W123 and the leader
 * W124, in the other a stranger W900. Eight events tell of them, and are sealed.
 */
export class TwoUnits {
  api!: TestApp;
  readonly #people = new Map<Who, Send>();

  /** Created once, before the first test of the file. */
  static forFile(): TwoUnits {
    const units = new TwoUnits();
    beforeAll(() => units.#layIn(), 60_000);
    return units;
  }

  /** Sends as that person. */
  as(who: Who): Send {
    const send = this.#people.get(who);
    if (!send) throw new Error(`${who} is not signed in.`);
    return send;
  }

  async get<T>(who: Who, url: string) {
    const response = await this.as(who)({ method: 'GET', url });
    return {
      status: response.statusCode,
      total: response.headers['x-total-count'],
      cursor: response.headers['x-next-cursor'],
      body: response.json() as T,
    };
  }

  async history(who: Who, query = ''): Promise<LedgerEventDto[]> {
    return (await this.get<LedgerEventDto[]>(who, `/api/ledger/history${query}`)).body;
  }

  async #layIn(): Promise<void> {
    this.api = await testApp();
    await layInUnits(this.api.database);
    await layInEvents(this.api.database);
    await this.api.app.sealer.sealNow();
    for (const [who, name] of Object.entries(PEOPLE)) {
      this.#people.set(who as Who, await this.api.signIn(name));
    }
  }
}

async function layInUnits(database: OpenDatabase): Promise<void> {
  const { db } = database;
  await db
    .insertInto('units')
    .values([
      { id: 'BN', name: '4-612 IN', kind: 'company', parent_id: null },
      { id: 'B', name: 'B Co', kind: 'company', parent_id: 'BN' },
      { id: 'C', name: 'C Co', kind: 'company', parent_id: 'BN' },
    ])
    .execute();
  await addUser(database, { id: 'U-1', username: 'halloran', rank: 'CPT', role: 'Commander', unit_id: 'BN' });
  await addUser(database, {
    id: 'U-2',
    username: 'brandt',
    rank: 'SFC',
    role: 'Supply Sergeant',
    unit_id: 'BN',
  });
  await addUser(database, { id: 'U-3', username: 'petrov', rank: 'SSG', role: 'Squad Leader', unit_id: 'B' });
  await addUser(database, { id: 'U-4', username: 'whitaker', role: 'Soldier', unit_id: 'B' });
  await addUser(database, { id: 'U-5', username: 'reyes', role: 'Soldier', unit_id: 'C' });
  await addUser(database, { id: 'U-6', username: 'admin', role: 'Admin' });
  for (const [id, serial, holder, unit] of [
    ['P-1', 'W123', 'U-4', 'B'],
    ['P-2', 'W124', 'U-3', 'B'],
    ['P-9', 'W900', 'U-5', 'C'],
  ] as const) {
    await db
      .insertInto('property')
      .values({
        id,
        name: 'M4A1 CARBINE',
        serial_number: serial,
        category: 'weapons',
        current_status: id === 'P-1' ? 'Damaged' : 'Operational',
        unit_id: unit,
        assigned_to_user_id: holder,
        assigned_date: CLOCK(),
        created_at: CLOCK(),
      })
      .execute();
    await db
      .insertInto('custody_link')
      .values({ item_id: id, position: 0, user_id: null, since: CLOCK() })
      .execute();
    await db
      .insertInto('custody_link')
      .values({ item_id: id, position: 1, user_id: holder, since: CLOCK() })
      .execute();
    await append(db, 'ITEM CREATED', id, { holderId: holder, serialNumber: serial, name: 'M4A1 CARBINE' });
  }
}

async function layInEvents({ db }: OpenDatabase): Promise<void> {
  await append(db, 'STATUS CHANGE', 'P-1', {
    previousStatus: 'Operational',
    newStatus: 'Damaged',
    note: '100% "bent"',
  });
  await append(db, 'TRANSFER REJECTED', 'P-2', { transferId: 'T-0001' });
  await append(db, 'TRANSFER APPROVED', 'P-1', { toUserId: 'U-4', transferId: 'T-0002' });
  await append(db, 'USER', null, { username: 'whitaker' });
  await append(db, 'VERIFICATION', 'P-9', {});
}
