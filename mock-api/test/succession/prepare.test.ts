import { type DocumentDto, type SuccessionDetailDto, changes } from '@hand-receipt/contracts';
import { call, noticesOf } from '../people/people-fixture';
import { addUser } from '../support/app';
import { LOST } from '../support/loss-facts';
import {
  type Changing,
  type Refusal,
  type Who,
  OPENED,
  activate,
  changingCompany,
  countAll,
  detail,
  signAs,
} from './changing';

let company: Changing;
beforeEach(async () => {
  company = await changingCompany();
});

const act = (who: Who, body: object) => company.send(who, 'POST', '/api/successions/SC-0001/prepare', body);
const rowOf = async (key: string) => (await detail(company)).prepare.find((row) => row.key === key);
const noticeTo = async (who: Who, title: string) =>
  (await noticesOf(company.as[who])).filter((notice) => notice.title === title);

test('SUCC-15 whose answer an open transfer waits for is reminded, once a day', async () => {
  const [item = ''] = await company.signedDownTo('petrov', 1);
  await company.open();
  const offer = await company.offer('petrov', item, 'whitaker');
  expect((await rowOf('transfers'))?.entries).toMatchObject([{ id: offer.id, mine: false }]);
  const reminder = { act: 'remind', entryId: offer.id };

  expect((await act('halloran', reminder)).status).toBe(200);
  expect(await noticeTo('whitaker', 'A transfer waits for you')).toMatchObject([
    {
      type: 'transfer-request',
      message: `SC-0001 cannot be activated while ${offer.id} of W900001 is open. Answer it.`,
      action: { path: `/transfers/${offer.id}` },
    },
  ]);
  const again = await act('osei', reminder);
  expect([again.status, again.json.message]).toEqual([409, 'They were reminded today already.']);
  expect(await noticeTo('whitaker', 'A transfer waits for you')).toHaveLength(1);
  expect((await act('stranger', reminder)).status).toBe(404);
  await company.decide('whitaker', offer.id, 'Rejected');
  const done = await act('halloran', reminder);
  expect([done.status, done.json.message]).toEqual([404, 'The preparation does not wait for this any more.']);
});

test('an entry leads to its page only for those who may open it, and says whom it waits for', async () => {
  const [item = ''] = await company.signedDownTo('petrov', 1);
  const [own = ''] = await company.held(1);
  await company.database.db
    .updateTable('users')
    .set({ role: 'Soldier' })
    .where('id', '=', company.oseiId)
    .execute();
  await company.open();
  const others = await company.offer('petrov', item, 'whitaker');
  const offer = { propertyId: own, toUserId: company.oseiId, includeComponents: true };
  const { json: mine } = await company.send<{ id: string }>('halloran', 'POST', '/api/transfers', offer);
  const entries = async (who: Who, key: string) =>
    (await detail(company, who)).prepare.find((row) => row.key === key)?.entries ?? [];
  expect((await entries('halloran', 'transfers')).map(({ path }) => path)).toEqual([
    `/transfers/${others.id}`,
    `/transfers/${mine.id}`,
  ]);
  expect(await entries('osei', 'transfers')).toMatchObject([
    { path: null, mine: false, waits_for_me: false },
    { path: `/transfers/${mine.id}`, mine: false, waits_for_me: true },
  ]);
  expect((await entries('osei', 'printed')).map(({ path }) => path)).toEqual([null]);
  expect((await entries('halloran', 'printed')).map(({ path }) => path)).toEqual([
    `/people/${company.ids.petrov}`,
  ]);
});

test('SUCC-15 an open transfer tells people of one name apart', async () => {
  const [first = '', second = ''] = await company.signedDownTo('petrov', 2);
  const { db } = company.database;
  const namesake = await addUser(company.database, {
    username: 'voss2',
    first_name: 'Jordan',
    last_name: 'Voss',
    unit_id: 'B',
  });
  await db.updateTable('users').set({ first_name: 'Kai' }).where('id', '=', company.ids.voss).execute();
  await company.open();
  for (const [propertyId, toUserId] of [
    [first, company.ids.voss],
    [second, namesake],
  ]) {
    await company.send('petrov', 'POST', '/api/transfers', { propertyId, toUserId });
  }
  const labels = (await rowOf('transfers'))?.entries.map(({ label }) => label.replace(/^.* by /, ''));
  expect(labels).toEqual([
    expect.stringMatching(/^SPC Petrov to SPC Kai Voss, .+/),
    expect.stringMatching(/^SPC Petrov to SPC Jordan Voss, .+/),
  ]);
});

test('what was signed holds no later activation up', async () => {
  const [item = ''] = await company.signedDownTo('petrov', 1);
  await company.signedDownTo('voss', 1);
  await company.open();
  const { version, sections } = await detail(company);
  const number = sections.find(({ title }) => title === 'SPC Voss')?.number;
  await company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', {
    version,
    sections: [{ number, included: false, leaveOutReason: 'In the field' }],
  });
  await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  await countAll(company);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('active');
  await company.offer('petrov', item, 'whitaker');
  expect(await rowOf('transfers')).toMatchObject({ clear: true, count: 0 });
});

test('an Admin is reminded of an incoming person without an active account', async () => {
  await company.held(1);
  await company.open();
  await company.database.db
    .updateTable('users')
    .set({ status: 'Inactive' })
    .where('id', '=', company.oseiId)
    .execute();
  expect((await rowOf('incoming-active'))?.clear).toBe(false);
  expect((await act('halloran', { act: 'remind', entryId: company.oseiId })).status).toBe(200);
  const told = (await noticesOf(company.admin)).find(({ title }) => title === 'An account is missing');
  expect(told?.message).toBe('SC-0001 waits: CPT Osei has no active account of this company to sign with.');
});

test('SUCC-29 the outgoing person forwards a maintenance form to the incoming one before the signing, once', async () => {
  const [item = ''] = await company.signedDownTo('petrov', 1);
  const connection = await call<{ id: string }>(company.as.petrov, 'POST', '/api/connections', {
    userId: company.ids.halloran,
  });
  await call(company.as.halloran, 'PATCH', `/api/connections/${connection.json.id}`, {
    status: 'accepted',
  });
  await call<Refusal>(company.as.petrov, 'POST', '/api/documents/maintenance-form', {
    propertyId: item,
    recipientUserId: company.ids.halloran,
    formType: 'DA2404',
    description: 'Rear sight loose',
    faultDescription: 'Rear sight loose',
  });
  await company.open();
  const [form] = (await rowOf('maintenance-forms'))?.entries ?? [];
  const forward = { act: 'forward', entryId: form?.id };
  expect((await act('brandt', forward)).status).toBe(403);
  expect((await act('halloran', forward)).status).toBe(200);
  expect((await rowOf('maintenance-forms'))?.clear).toBe(true);
  expect((await act('halloran', forward)).status).toBe(404);
  const inbox = await company.send<{ documents: DocumentDto[] }>('osei', 'GET', '/api/documents');
  expect(inbox.json.documents).toHaveLength(1);
});

test('the named recorder is told, and records', async () => {
  await company.signedDownTo('petrov', 1);
  await activate(company);
  const name = (recorderId: string | null) =>
    company.send('halloran', 'POST', '/api/successions/SC-0001/sections/1/count', { recorderId });
  expect((await name(company.oseiId)).json.message).toBe('The reader does not record.');
  expect((await name(company.ids.brandt)).json.sections[0]?.recorder.lastName).toBe('Brandt');
  expect(await noticeTo('brandt', 'You record in a count')).toHaveLength(1);
  expect((await name(null)).json.sections[0]?.recorder.lastName).toBe('Halloran');
});

test('a recorder and a signer whom one may not look up are unknown, and so is an id that nobody has', async () => {
  await company.signedDownTo('petrov', 1);
  await activate(company);
  const name = (recorderId: string) =>
    company.send('halloran', 'POST', '/api/successions/SC-0001/sections/1/count', { recorderId });
  for (const id of [company.ids.stranger, 'nobody']) {
    const { status, json } = await name(id);
    expect([status, json.error, json.message, json.fields]).toEqual([
      404,
      'not-found',
      'The recorder is not known.',
      undefined,
    ]);
  }
  const appointed = await call<Refusal>(company.admin, 'POST', '/api/successions/SC-0001/appoint', {
    userId: 'nobody',
  });
  expect([appointed.status, appointed.json.message]).toEqual([404, 'The person is not known.']);
});

test('a hand receipt that its holder acknowledged is not to be printed for six months', async () => {
  await company.signedDownTo('petrov', 1);
  await activate(company);
  await countAll(company);
  await signAs(company, 'halloran');
  await signAs(company, 'osei');
  await company.send('petrov', 'POST', '/api/successions/SC-0001/acknowledge');
  const next = { fromUserId: company.oseiId, toUserId: company.ids.halloran };
  const { json } = await company.send('osei', 'POST', '/api/successions', { ...OPENED(company), ...next });
  const printed = async () => {
    const url = `/api/successions/${json.id}`;
    const { prepare } = (await call<SuccessionDetailDto>(await company.signIn('osei'), 'GET', url)).json;
    return prepare.find(({ key }) => key === 'printed');
  };
  expect(await printed()).toMatchObject({ clear: true, count: 0 });
  const day = 24 * 60 * 60 * 1000;
  company.clock.set(new Date(company.clock.now().getTime() + 190 * day));
  expect(await printed()).toMatchObject({ clear: false, count: 1 });
});

test('a row is read again where a transfer, an inventory, a form or a status changes it', () => {
  const writes = [
    'POST /api/transfers',
    'PATCH /api/transfers/:id/status',
    'POST /api/transfers/:id/cancel',
    'POST /api/property/:id/recall',
    'POST /api/inventories',
    'POST /api/inventories/:id/close',
    'POST /api/documents/maintenance-form',
    'POST /api/documents/:id/corrective-action',
    'PATCH /api/property/:id/status',
    'POST /api/da2062/pairs',
    'POST /api/users/:id/activate',
  ] as const;
  for (const write of writes)
    expect([write, changes[write]]).toEqual([write, expect.arrayContaining(['successions'])]);
});

test('SUCC-25 an item that is lost does not hold the activation up while its loss case is open', async () => {
  const [item = ''] = await company.signedDownTo('petrov', 1);
  await company.open();
  await company.database.db
    .updateTable('property')
    .set({ current_status: 'Lost' })
    .where('id', '=', item)
    .execute();
  expect(await rowOf('lost')).toMatchObject({ clear: false, count: 1 });
  await company.database.db
    .updateTable('property')
    .set({ current_status: 'Operational' })
    .where('id', '=', item)
    .execute();
  expect((await company.send('petrov', 'PATCH', `/api/property/${item}/status`, LOST)).status).toBe(200);
  expect(await rowOf('lost')).toMatchObject({ clear: true, count: 0 });
});
