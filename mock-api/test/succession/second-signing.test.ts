import { readPdf, wordsOf } from '../forms/support/pdf';
import { call, noticesOf, readUser } from '../people/people-fixture';
import {
  type Changing,
  START,
  chainOf,
  changingCompany,
  countAll,
  detail,
  paperOf,
  signAs,
} from './changing';
import { findingsOf } from './holder-fixture';

let company: Changing;
beforeEach(async () => {
  company = await changingCompany();
});

const plan = async (title: string, section: object) => {
  const { version, sections } = await detail(company);
  const number = sections.find((one) => one.title === title)?.number;
  return company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', {
    version,
    sections: [{ number, ...section }],
  });
};
const leaveOut = (title: string) => plan(title, { included: false, leaveOutReason: 'In the field' });

async function start(more: object = {}): Promise<void> {
  await company.open(more);
  const { status, json } = await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  if (status !== 200) throw new Error(json.message);
}

async function signBoth() {
  await countAll(company);
  await signAs(company, 'halloran');
  const { status, json } = await signAs(company, 'osei');
  if (status !== 200) throw new Error(json.message);
  return json;
}

/** The words of the memorandum of a signing, with what follows it. */
async function memorandum(query = ''): Promise<string> {
  const url = `/api/successions/SC-0001/packet.pdf${query}`;
  const response = await company.as.halloran({ method: 'GET', url });
  const { pages } = await readPdf(response.rawPayload);
  return pages.map(wordsOf).join(' ');
}

const setPosition = (id: string, position: string | null) =>
  company.database.db.updateTable('users').set({ position }).where('id', '=', id).execute();
const positionOf = async (id: string) =>
  (
    await company.database.db
      .selectFrom('users')
      .select('position')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).position;

test('SUCC-14 the position goes with the role of Commander, and the outgoing person has none', async () => {
  await setPosition(company.ids.halloran, 'Company Commander');
  await setPosition(company.oseiId, 'Executive Officer');
  await company.held(1);
  await start();
  await signBoth();
  expect(await positionOf(company.oseiId)).toBe('Company Commander');
  expect(await positionOf(company.ids.halloran)).toBeNull();
  expect(await memorandum()).toContain('CPT Osei became Commander in the place of SPC Halloran.');
  expect(await findingsOf(company)).toEqual([]);
});

test('where an Admin took the role away before the signing nothing passes, and neither page nor paper says so', async () => {
  await setPosition(company.oseiId, 'Executive Officer');
  await company.held(1);
  await start();
  expect((await detail(company)).signing.roles).toEqual({ from: 'SPC Halloran', to: 'CPT Osei' });
  await call(company.admin, 'PUT', `/api/users/${company.ids.halloran}/role`, { role: 'Squad Leader' });
  expect((await readUser(company.admin, company.ids.halloran)).role).toBe('Squad Leader');
  expect((await detail(company)).signing.roles).toBeNull();
  expect(await signBoth()).toMatchObject({ state: 'signed', roles_pass: false, signing: { roles: null } });
  expect((await readUser(company.admin, company.oseiId)).role).toBe('Squad Leader');
  expect(await positionOf(company.oseiId)).toBe('Executive Officer');
  expect(await memorandum()).not.toContain('Commander in the place of');
  expect(await findingsOf(company)).toEqual([]);
});

test('SUCC-12 a section that is signed later has signatures and a memorandum of its own', async () => {
  await company.signedDownTo('petrov', 2);
  // The incoming person is in the chain below: everybody between is released by the first signing.
  const [between = ''] = await company.signedDownTo('voss', 1);
  const offer = await company.offer('voss', between, 'tanaka');
  await company.decide('tanaka', offer.id, 'Approved');
  await start({ toUserId: company.oseiId });
  await leaveOut('SPC Petrov');
  const first = await signBoth();
  expect(first.signing.roles).not.toBeNull();
  expect((await plan('SPC Petrov', { included: true })).json.signing).toMatchObject({
    roles: null,
    signatures: [],
  });
  expect(await memorandum('?draft=true')).not.toContain('Commander in the place of');
  const both = await signBoth();
  expect(both.state).toBe('signed');
  expect(both.signing.signatures.map(({ part, signing }) => `${part} ${signing}`).sort()).toEqual([
    'incoming 1',
    'incoming 2',
    'outgoing 1',
    'outgoing 2',
  ]);
  expect(both.packets).toMatchObject([
    { number: 2, sections: ['SPC Petrov'], passes: 2, excluded: 0 },
    { number: 1, sections: ['SPC Voss'], passes: 1, excluded: 0 },
  ]);
  expect(await memorandum('?signing=1')).toContain('CPT Osei became Commander');
  expect(await memorandum('?signing=2')).not.toContain('became Commander');
});

test('SUCC-06 who was released is on the memorandum of the signing that released them, and on no other', async () => {
  const [between = ''] = await company.signedDownTo('voss', 1);
  const offer = await company.send<{ id: string }>('voss', 'POST', '/api/transfers', {
    propertyId: between,
    toUserId: company.oseiId,
    includeComponents: true,
  });
  await company.send('osei', 'PATCH', `/api/transfers/${offer.json.id}/status`, { status: 'Approved' });
  expect(await chainOf(company, between)).toEqual(['halloran', 'voss', 'osei']);
  await company.signedDownTo('petrov', 1);
  await start();
  await leaveOut('SPC Petrov');
  await signBoth();
  expect(await chainOf(company, between)).toEqual(['osei']);
  await plan('SPC Petrov', { included: true });
  await signBoth();
  const released = 'Released besides the outgoing person: SPC Voss from 1.';
  expect(await memorandum('?signing=1')).toContain(released);
  expect(await memorandum('?signing=2')).not.toContain('Released besides');
});

test('SUCC-12 taking a section in again leaves the lines that were signed before, also where their item moved to it', async () => {
  const [own = ''] = await company.held(2);
  await company.signedDownTo('petrov', 1);
  await start();
  await leaveOut('SPC Petrov');
  const mark = `/api/successions/SC-0001/lines/${own}/marks`;
  await company.send('halloran', 'POST', mark, { mark: 'not-found' });
  await company.send('osei', 'POST', mark, { mark: 'confirm-not-found' });
  const [missing] = (await detail(company)).differences;
  const path = `/api/successions/SC-0001/differences/${missing?.id}`;
  await company.send('halloran', 'POST', `${path}/resolve`, {
    act: 'document',
    ref: 'DD 200, 26-014',
    documentOn: START,
    note: 'The investigation is open.',
    uploadId: await paperOf(company, company.ids.halloran),
  });
  await company.send('osei', 'POST', `${path}/agree`);
  await signBoth();
  // It was excluded, and is with the sub-hand receipt holder of the section that was left out now.
  await company.database.db
    .insertInto('custody_link')
    .values({ item_id: own, position: 2, user_id: company.ids.petrov, since: new Date() })
    .execute();
  const again = await plan('SPC Petrov', { included: true });
  expect([again.status, again.json.message]).toEqual([200, undefined]);
  expect(again.json.signing.passes).toBe(1);
});

test('SUCC-07 SUCC-28 who signed from the book is told that their hand receipt changed, and acknowledges it', async () => {
  const tent = await call<{ id: string }>(company.as.brandt, 'POST', '/api/property', {
    name: 'Tent',
    serial_number: 'T-100',
    assigned_to_user_id: company.ids.brandt,
  });
  // Who imports or enters something is its first link; here that is somebody who leads no unit.
  await company.database.db
    .updateTable('custody_link')
    .set({ user_id: company.ids.voss })
    .where('item_id', '=', tent.json.id)
    .where('position', '=', 1)
    .execute();
  await company.held(1);
  await company.open();
  await plan('Signed from the book by SPC Voss', { included: true });
  expect((await company.send('voss', 'GET', '/api/successions/SC-0001')).status).toBe(404);
  await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  await signBoth();
  const messages = (await noticesOf(company.as.voss)).map(({ message }) => message);
  expect(messages).toContain('Your hand receipt is now from CPT Osei.');
  const seen = await detail(company, 'voss');
  expect(seen).toMatchObject({ my_part: 'sub', may: { acknowledge: true } });
  expect(seen.sections).toHaveLength(1);
  const done = await company.send('voss', 'POST', '/api/successions/SC-0001/acknowledge');
  expect(done.json.sections[0]?.acknowledged_at).not.toBeNull();
  expect(done.json.may.acknowledge).toBe(false);
});
