import type { CreateSuccessionDto, SuccessionDetailDto, SuccessionLineDto } from '@hand-receipt/contracts';
import { Transactor } from '../../src/unit-of-work';
import { cleanPhoto } from '../../src/uploads/clean-photo';
import { keepPdf } from '../../src/uploads/clean-pdf';
import { storePhotos } from '../../src/uploads/store-photos';
import type { Username } from '../custody/company';
import { type Household, call, household } from '../people/people-fixture';
import { TEST_PASSWORD, addUser } from '../support/app';
import { picture } from '../uploads/files';

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

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A day so many days after another. YYYY-MM-DD. */
export const daysAfter = (day: string, days: number): string =>
  new Date(noonOf(day).getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const today = new Date().toISOString().slice(0, 10);

/** The first day of the changes below: Monday of this week, as a change is opened about its first day. */
export const START = daysAfter(today, -((noonOf(today).getUTCDay() + 6) % 7));

export const OPENED = (company: Pick<Changing, 'ids' | 'oseiId'>) => ({
  kind: 'primary',
  fromUserId: company.ids.halloran,
  toUserId: company.oseiId,
  startsOn: START,
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

/** Opens a change of command and activates it. */
export async function activate(company: Changing): Promise<void> {
  const { json } = await company.open();
  const { status, json: active } = await company.send(
    'halloran',
    'POST',
    `/api/successions/${json.id}/activate`,
  );
  if (status !== 200) throw new Error(active.message);
}

export const detail = async (company: Changing, who: Who = 'halloran', id = 'SC-0001') =>
  (await company.send(who, 'GET', `/api/successions/${id}`)).json;

/** Reads every line of the set that was not read yet, as the reader of its section. */
export async function countAll(company: Changing, id = 'SC-0001'): Promise<void> {
  const lines = await company.send<SuccessionLineDto[]>(
    'halloran',
    'GET',
    `/api/successions/${id}/lines?result=none&limit=500`,
  );
  const { sections } = await detail(company, 'halloran', id);
  const counted = new Set(sections.flatMap(({ number, state }) => (state === 'planned' ? number : [])));
  for (const { item, section } of lines.json.filter((line) => counted.has(line.section))) {
    const { status, json } = await company.send<Refusal>('osei', 'POST', `/api/successions/${id}/readings`, {
      section,
      code: item?.serial_number,
    });
    if (status !== 200) throw new Error(json.message);
  }
}

/** Signs the set as it is now. */
export async function signAs(company: Changing, who: Who, more: object = {}, id = 'SC-0001') {
  const { signing } = await detail(company, who, id);
  return company.send(who, 'POST', `/api/successions/${id}/signatures`, {
    side: who === 'osei' ? 'incoming' : 'outgoing',
    setHash: signing.set_hash,
    proof: PROOF,
    ...more,
  });
}

/** The chain of an item by names, from the book down. */
export async function chainOf(company: Changing, itemId: string): Promise<string[]> {
  const links = await company.database.db
    .selectFrom('custody_link')
    .innerJoin('users', 'users.id', 'custody_link.user_id')
    .select('users.username')
    .where('item_id', '=', itemId)
    .orderBy('custody_link.position')
    .execute();
  return links.map(({ username }) => username);
}

/** A paper that somebody uploaded. */
export async function paperOf(company: Changing, userId: string): Promise<string> {
  const actor = { id: userId, role: 'Soldier', unitId: 'B', name: '' } as const;
  const file = keepPdf(Buffer.from(`%PDF-1.4\n% ${userId} ${Math.random()}\n%%EOF\n`));
  const transactor = new Transactor({ db: company.database.db, clock: company.clock });
  const [upload] = await transactor.run(actor, (work) => storePhotos(work, [file]));
  return upload?.id ?? '';
}

/** A photo that somebody took. */
export async function photoOf(company: Changing, userId: string): Promise<string> {
  const actor = { id: userId, role: 'Soldier', unitId: 'B', name: '' } as const;
  const photo = await cleanPhoto(await picture('red').jpeg().toBuffer());
  const transactor = new Transactor({ db: company.database.db, clock: company.clock });
  const [upload] = await transactor.run(actor, (work) => storePhotos(work, [photo]));
  return upload?.id ?? '';
}
