import type { AmendmentDto, CreateAmendmentDto } from '@hand-receipt/contracts';
import { cleanPhoto } from '../../src/uploads/clean-photo';
import { storePhotos } from '../../src/uploads/store-photos';
import { Transactor } from '../../src/unit-of-work';
import type { Company, Username } from '../custody/company';
import { type Household, call, household } from '../people/people-fixture';
import { TEST_PASSWORD, addUser } from '../support/app';
import { picture } from '../uploads/files';

type Lines = CreateAmendmentDto['lines'];
type Refusal = { message: string; fields?: Record<string, string> };

export const PROOF = { password: TEST_PASSWORD };
export const REASON = 'The plate was misread when it was entered.';

/** The test company, with what an amendment needs. */
export interface Amending extends Household {
  /** A second commander, of the battalion above. */
  battalionId: string;
  /** Has somebody upload a photo; answers its id. */
  photo(who: Username): Promise<string>;
  /** Reports as somebody, with a photo. */
  report(who: Username, lines: Lines, more?: Partial<CreateAmendmentDto>): Promise<AmendmentDto>;
  /** Proposes as the supply sergeant, with a photo. */
  propose(lines: Lines, more?: Partial<CreateAmendmentDto>): Promise<AmendmentDto>;
  /** Proposes and has the commander sign. */
  amend(lines: Lines): Promise<AmendmentDto>;
  sign(who: Username, id: string): Promise<{ status: number; json: AmendmentDto & Refusal }>;
  read(who: Username, id: string): Promise<AmendmentDto>;
  /** The same for anything else. */
  send<T = AmendmentDto & Refusal>(
    who: Username,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<{ status: number; json: T }>;
}

async function uploadFor({ database, clock, ids }: Company, who: Username): Promise<string> {
  const photo = await cleanPhoto(await picture('red').jpeg().toBuffer());
  const actor = { id: ids[who], role: 'Soldier', unitId: 'B', name: who } as const;
  const [upload] = await new Transactor({ db: database.db, clock }).run(actor, (work) =>
    storePhotos(work, [photo]),
  );
  return upload?.id ?? '';
}

export async function amendingCompany(): Promise<Amending> {
  const company = await household();
  const { database, as } = company;
  await database.db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '4-612 IN', kind: 'company' })
    .execute();
  await database.db.updateTable('units').set({ parent_id: 'BN' }).where('id', '=', 'B').execute();
  const battalionId = await addUser(database, {
    username: 'reyes',
    role: 'Commander',
    unit_id: 'BN',
    last_name: 'Reyes',
    rank: 'LTC',
  });
  const send: Amending['send'] = (who, method, url, body) => call(as[who], method, url, body);
  const created = async (who: Username, body: object) => {
    const answer = await send(who, 'POST', '/api/amendments', body);
    if (answer.status !== 201) throw new Error(answer.json.message);
    return answer.json;
  };
  const amending: Amending = {
    ...company,
    battalionId,
    photo: (who) => uploadFor(company, who),
    async report(who, lines, more) {
      const uploadIds = [await amending.photo(who)];
      return created(who, { reason: REASON, report: true, lines, uploadIds, ...more });
    },
    async propose(lines, more) {
      const uploadIds = [await amending.photo('brandt')];
      return created('brandt', { reason: REASON, lines, uploadIds, proof: PROOF, ...more });
    },
    async amend(lines) {
      const { id } = await amending.propose(lines);
      const signed = await amending.sign('halloran', id);
      if (signed.status !== 200) throw new Error(signed.json.message);
      return signed.json;
    },
    sign: (who, id) => send(who, 'POST', `/api/amendments/${id}/sign`, PROOF),
    read: async (who, id) => (await send(who, 'GET', `/api/amendments/${id}`)).json,
    send,
  };
  return amending;
}

export const serialTo = (itemId: string, to: string): Lines[number] => ({
  itemId,
  field: 'serial_number',
  to,
});
