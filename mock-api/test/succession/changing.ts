import type { CreateSuccessionDto, SuccessionDetailDto } from '@hand-receipt/contracts';
import type { Username } from '../custody/company';
import { type Household, call, household } from '../people/people-fixture';
import { TEST_PASSWORD, addUser } from '../support/app';

export const PROOF = { password: TEST_PASSWORD };
export type Refusal = { error: string; message: string; fields?: Record<string, string> };
type Answer<T> = Promise<{ status: number; json: T }>;

/** Somebody of the test company, or the incoming commander. */
export type Who = Username | 'osei';

/** The test company, whose commander Halloran hands over to Osei. */
export interface Changing extends Omit<Household, 'as'> {
  as: Household['as'] & Record<'osei', Household['admin']>;
  oseiId: string;
  send<T = SuccessionDetailDto & Refusal>(
    who: Who,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ): Answer<T>;
  /** Enters items that the commander holds; answers their ids. */
  held(count: number): Promise<string[]>;
  /** The same, signed down to somebody. */
  signedDownTo(who: Username, count: number): Promise<string[]>;
  open(more?: Partial<CreateSuccessionDto>): Answer<SuccessionDetailDto & Refusal>;
}

export const OPENED = (company: Pick<Changing, 'ids' | 'oseiId'>) => ({
  kind: 'primary',
  fromUserId: company.ids.halloran,
  toUserId: company.oseiId,
  startsOn: '2026-11-23',
  reason: 'Change of command, orders 324-05',
});

export async function changingCompany(): Promise<Changing> {
  const company = await household();
  const oseiId = await addUser(company.database, {
    username: 'osei',
    role: 'Squad Leader',
    unit_id: 'B',
    last_name: 'Osei',
    rank: 'CPT',
  });
  const as = { ...company.as, osei: await company.signIn('osei') };
  const changing: Changing = {
    ...company,
    as,
    oseiId,
    send: (who, method, url, body) => call(as[who], method, url, body),
    async held(count) {
      const ids: string[] = [];
      for (let made = 0; made < count; made += 1) {
        ids.push((await company.createItem({ assigned_to_user_id: company.ids.halloran })).id);
      }
      return ids;
    },
    async signedDownTo(who, count) {
      const ids = await changing.held(count);
      for (const id of ids) await company.signDown(id, who);
      return ids;
    },
    open: (more) => changing.send('halloran', 'POST', '/api/successions', { ...OPENED(changing), ...more }),
  };
  return changing;
}
