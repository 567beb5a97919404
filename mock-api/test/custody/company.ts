import type { CreatePropertyDto, PropertyDto, TransferDto } from '@hand-receipt/contracts';
import type { Config } from '../../src/kernel/config/config';
import { type TestApp, addUser, testApp } from '../support/app';

/** People of the test company: user name, role, unit. */
const PEOPLE = [
  ['halloran', 'Commander', 'B'],
  ['brandt', 'Supply Sergeant', 'B'],
  ['petrov', 'Squad Leader', 'B-1'],
  ['whitaker', 'Soldier', 'B-1'],
  ['tanaka', 'Soldier', 'B-1'],
  ['voss', 'Squad Leader', 'B-2'],
  ['stranger', 'Commander', 'C'],
] as const;

export type Username = (typeof PEOPLE)[number][0];
type Send = Awaited<ReturnType<TestApp['signIn']>>;

export interface Company extends TestApp {
  ids: Record<Username, string>;
  /** Sends requests as somebody, with their session. */
  as: Record<Username, Send>;
  /** Enters an item as the commander. */
  createItem(item?: Partial<CreatePropertyDto>): Promise<PropertyDto>;
  /** An item as the commander sees it now. */
  readItem(id: string): Promise<PropertyDto>;
  offer(from: Username, propertyId: string, to: Username): Promise<TransferDto>;
  decide(who: Username, transferId: string, status: string, notes?: string): ReturnType<Send>;
  /** The commander signs an item down to somebody. */
  signDown(propertyId: string, to: Username): Promise<TransferDto>;
}

/** A small company of two squads, a commander of another company, and the real app on a real database. */
export async function testCompany(config: Partial<Config> = {}): Promise<Company> {
  const test = await testApp(config);
  await test.database.db
    .insertInto('units')
    .values([
      { id: 'B', parent_id: null, name: 'B Co', kind: 'company' },
      { id: 'C', parent_id: null, name: 'C Co', kind: 'company' },
      { id: 'B-1', parent_id: 'B', name: '1st Squad', kind: 'squad' },
      { id: 'B-2', parent_id: 'B', name: '2nd Squad', kind: 'squad' },
    ])
    .execute();
  const ids = {} as Company['ids'];
  const as = {} as Company['as'];
  for (const [username, role, unit_id] of PEOPLE) {
    const last_name = username.charAt(0).toUpperCase() + username.slice(1);
    ids[username] = await addUser(test.database, { username, role, unit_id, last_name });
    as[username] = await test.signIn(username);
  }
  let entered = 0;

  const company: Company = {
    ...test,
    ids,
    as,
    async createItem(item = {}) {
      entered += 1;
      const body = { name: 'M4A1 Carbine', serial_number: `W9${String(entered).padStart(5, '0')}`, ...item };
      const response = await as.halloran({ method: 'POST', url: '/api/property', body });
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json<PropertyDto>();
    },
    readItem: async (id) => (await as.halloran({ url: `/api/property/${id}` })).json<PropertyDto>(),
    async offer(from, propertyId, to) {
      const body = { propertyId, toUserId: ids[to], includeComponents: true };
      const response = await as[from]({ method: 'POST', url: '/api/transfers', body });
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json<TransferDto>();
    },
    decide: (who, transferId, status, notes) =>
      as[who]({ method: 'PATCH', url: `/api/transfers/${transferId}/status`, body: { status, notes } }),
    async signDown(propertyId, to) {
      const { id } = await company.offer('halloran', propertyId, to);
      return (await company.decide(to, id, 'Approved')).json<TransferDto>();
    },
  };
  return company;
}

/** Types of the ledger's events of an item, oldest first. */
export async function eventTypes({ database }: Company, itemId: string): Promise<string[]> {
  const events = await database.db
    .selectFrom('ledger_event')
    .select('event_type')
    .where('item_id', '=', itemId)
    .orderBy('seq')
    .execute();
  return events.map(({ event_type }) => event_type);
}

/** The sentence of a refusal. */
export const messageOf = (response: { json<T>(): T }): string => response.json<{ message: string }>().message;
