import type { NotificationDto, PersonClearanceDto } from '@hand-receipt/contracts';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';
import { TEST_PASSWORD, addUser } from '../support/app';
import { ledgerFindings } from '../support/ledger-findings';

export const LEAVES = { leavesOn: '2030-11-30' };
export const REASON = 'Emergency leave on Red Cross message 412.';
export const PROOF = { password: TEST_PASSWORD };

export type Send = Company['as']['halloran'];

/** Who is cleared or deactivated in these tests; `newPeople` puts others of the same name in their place. */
const LEAVERS = [
  ['petrov', 'Squad Leader', 'B-1'],
  ['whitaker', 'Soldier', 'B-1'],
  ['tanaka', 'Soldier', 'B-1'],
  ['voss', 'Squad Leader', 'B-2'],
] as const;

/** The test company with an Admin, and the acts of a clearance. */
export interface Clearing extends Company {
  admin: Send;
  /** New accounts with the names of those who leave, so that a test finds nothing of an earlier one on them. */
  newPeople(): Promise<void>;
  /** One of them signs in, whose sessions were ended. */
  signInAgain(who: Username): Promise<void>;
  /** A write to the clearance of a person. */
  post(send: Send, of: Username, path?: string, body?: object): ReturnType<Send>;
  read(of: Username, send?: Send): Promise<PersonClearanceDto>;
  /** Opens a clearance, ticks what is handed in, and signs it. */
  clear(of: Username): Promise<void>;
  deactivate(of: Username): ReturnType<Send>;
  noticesOf(who: Username): Promise<NotificationDto[]>;
  /** An item that a person signed for from the commander. */
  held(by: Username, item?: object): Promise<string>;
  /** The holder hands an item back to the commander. */
  giveBack(by: Username, id: string): Promise<void>;
  /** What the check of the ledger finds, but for the people of the company, who were made without events. */
  findings(): Promise<string[]>;
}

export async function clearingCompany(): Promise<Clearing> {
  const company = await testCompany();
  await addUser(company.database, { username: 'root', role: 'Admin', unit_id: 'B', last_name: 'Root' });
  let round = 0;
  const usernames = new Map<Username, string>();
  const clearing: Clearing = {
    ...company,
    admin: await company.signIn('root'),
    async newPeople() {
      round += 1;
      for (const [name, role, unit_id] of LEAVERS) {
        const last_name = name.charAt(0).toUpperCase() + name.slice(1);
        const username = `${name}-${round}`;
        usernames.set(name, username);
        company.ids[name] = await addUser(company.database, { username, role, unit_id, last_name });
        company.as[name] = await company.signIn(username);
      }
    },
    async signInAgain(who) {
      company.as[who] = await company.signIn(usernames.get(who) ?? who);
    },
    post: (send, of, path = '', body = {}) =>
      send({ method: 'POST', url: `/api/people/${company.ids[of]}/clearance${path}`, body }),
    read: async (of, send = company.as.brandt) =>
      (await send({ url: `/api/people/${company.ids[of]}/clearance` })).json(),
    async clear(of) {
      const { brandt } = company.as;
      await clearing.post(brandt, of, '', LEAVES);
      await clearing.post(brandt, of, '/steps', { key: 'hand-1', done: true });
      expect((await clearing.post(brandt, of, '/sign', PROOF)).statusCode).toBe(200);
    },
    deactivate: (of) => clearing.admin({ method: 'POST', url: `/api/users/${company.ids[of]}/deactivate` }),
    noticesOf: async (who) => (await company.as[who]({ url: '/api/notifications' })).json(),
    async held(by, item = {}) {
      const { id } = await company.createItem(item);
      await company.signDown(id, by);
      return id;
    },
    async giveBack(by, id) {
      const { id: transfer } = await company.offer(by, id, 'halloran');
      expect((await company.decide('halloran', transfer, 'Approved')).statusCode).toBe(200);
    },
    findings: () => ledgerFindings(company),
  };
  return clearing;
}

export const refusal = (response: { statusCode: number; json<T>(): T }): [number, string] => [
  response.statusCode,
  messageOf(response),
];

/** Keys of the steps that are not clear. */
export const openSteps = ({ steps }: PersonClearanceDto): string[] =>
  steps.filter(({ clear }) => !clear).map(({ key }) => key);
