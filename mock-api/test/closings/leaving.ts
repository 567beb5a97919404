import type { ClosingDto, CreateClosingDto } from '@hand-receipt/contracts';
import { keepPdf } from '../../src/uploads/clean-pdf';
import { storePhotos } from '../../src/uploads/store-photos';
import { Transactor } from '../../src/unit-of-work';
import type { Username } from '../custody/company';
import { type Household, call, household } from '../people/people-fixture';
import { TEST_PASSWORD, addUser } from '../support/app';

export const PROOF = { password: TEST_PASSWORD };
export type Refusal = { error: string; message: string; fields?: Record<string, string> };

/** Who acts: somebody of the test company, or the supply sergeant of C Co. */
type Who = Username | 'quinn';

/** The test company, with what leaving the book needs. */
export interface Leaving extends Household {
  /** The supply sergeant of C Co. */
  quinnId: string;
  /** A paper that somebody uploaded. */
  paper(who: Who): Promise<string>;
  /** Tries to prepare a turn-in as the supply sergeant, each under a document number of its own. */
  tryPrepare(
    itemIds: string[],
    more?: Partial<CreateClosingDto>,
  ): Promise<{ status: number; json: ClosingDto & Refusal }>;
  prepare(itemIds: string[], more?: Partial<CreateClosingDto>): Promise<ClosingDto>;
  sign(who: Who, id: string): Promise<{ status: number; json: ClosingDto & Refusal }>;
  copy(id: string, who?: Who): Promise<{ status: number; json: ClosingDto & Refusal }>;
  /** Prepares, signs and completes a turn-in. */
  leave(itemIds: string[], more?: Partial<CreateClosingDto>): Promise<ClosingDto>;
  send<T = ClosingDto & Refusal>(
    who: Who,
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    body?: object,
  ): Promise<{ status: number; json: T }>;
}

/** The date in the first document number: two open closings of a book do not share one. */
const FIRST_DAY = 6326;

export const TURN_IN = {
  kind: 'turn-in',
  documentNumber: `w15gk9-${FIRST_DAY}-0012`,
  receivingActivity: 'Supply Support Activity, 612th BSB',
  conditionCode: 'F',
} as const;

export async function leavingCompany(): Promise<Leaving> {
  const company = await household();
  const { database, clock } = company;
  const quinnId = await addUser(database, {
    username: 'quinn',
    role: 'Supply Sergeant',
    unit_id: 'C',
    last_name: 'Quinn',
    rank: 'SFC',
  });
  const as = { ...company.as, quinn: await company.signIn('quinn') };
  const send: Leaving['send'] = (who, method, url, body) => call(as[who], method, url, body);
  let prepared = 0;
  const leaving: Leaving = {
    ...company,
    quinnId,
    send,
    async paper(who) {
      const id = who === 'quinn' ? quinnId : company.ids[who];
      const actor = { id, role: 'Soldier', unitId: 'B', name: who } as const;
      const file = keepPdf(Buffer.from(`%PDF-1.4\n% ${who} ${Math.random()}\n%%EOF\n`));
      const [upload] = await new Transactor({ db: database.db, clock }).run(actor, (work) =>
        storePhotos(work, [file]),
      );
      return upload?.id ?? '';
    },
    tryPrepare(itemIds, more) {
      const documentNumber = `w15gk9-${FIRST_DAY + prepared}-0012`;
      prepared += 1;
      return send('brandt', 'POST', '/api/closings', {
        ...TURN_IN,
        documentNumber,
        itemIds,
        proof: PROOF,
        ...more,
      });
    },
    async prepare(itemIds, more) {
      const { status, json } = await leaving.tryPrepare(itemIds, more);
      if (status !== 201) throw new Error(json.message);
      return json;
    },
    sign: (who, id) => send(who, 'POST', `/api/closings/${id}/sign`, PROOF),
    async copy(id, who = 'brandt') {
      const uploadId = await leaving.paper(who);
      return send(who, 'POST', `/api/closings/${id}/copy`, { uploadId });
    },
    async leave(itemIds, more) {
      const { id, kind } = await leaving.prepare(itemIds, more);
      const signed = await leaving.sign('halloran', id);
      if (signed.status !== 200) throw new Error(signed.json.message);
      if (kind === 'book-error') return signed.json;
      const { status, json } = await leaving.copy(id);
      if (status !== 200) throw new Error(json.message);
      return json;
    },
  };
  return leaving;
}
