import type {
  DocumentDto,
  PropertyDto,
  QueryScope,
  SuccessionDifferenceDto,
  TransferDto,
} from '@hand-receipt/contracts';
import { listenTo } from '../events/listener';
import { call, noticesOf } from '../people/people-fixture';
import { TEST_PASSWORD, addUser, cookieOf } from '../support/app';
import {
  type Changing,
  type Refusal,
  PROOF,
  START,
  activate,
  chainOf,
  changingCompany,
  countAll,
  daysAfter,
  detail,
  paperOf,
  signAs,
} from './changing';

let company: Changing;
let petrovs: string[];

beforeEach(async () => {
  company = await changingCompany();
  petrovs = await company.signedDownTo('petrov', 2);
});

const letThrough = (itemId: string) =>
  company.send('halloran', 'POST', '/api/successions/SC-0001/let-through', {
    itemIds: [itemId],
    reason: 'Needed at the range',
  });

test('SUCC-05 a recall of the outgoing person goes on as the recall of the incoming one', async () => {
  await activate(company);
  const [id = ''] = petrovs;
  await letThrough(id);
  const recall = await company.send<{ transferId: string }>(
    'halloran',
    'POST',
    `/api/property/${id}/recall`,
    {
      notes: 'Range week',
    },
  );
  expect(recall.status).toBe(201);
  await countAll(company);
  await signAs(company, 'halloran');
  await signAs(company, 'osei');

  const late = await company.decide('halloran', recall.json.transferId, 'Approved');
  expect(late.statusCode).toBe(409);
  expect(await chainOf(company, id)).toEqual(['osei', 'petrov']);
  const open = await company.send<TransferDto[]>('osei', 'GET', '/api/transfers?status=Pending');
  expect(open.json).toMatchObject([{ is_recall: true, status: 'Pending' }]);
  const taken = await call(company.as.osei, 'PATCH', `/api/transfers/${open.json[0]?.id}/status`, {
    status: 'Approved',
  });
  expect(taken.status).toBe(200);
  expect(await chainOf(company, id)).toEqual(['osei']);
});

test('SUCC-17 while the offer is open the activation is refused, and the approval moves custody', async () => {
  await company.open();
  const [id = ''] = petrovs;
  const offer = await company.offer('petrov', id, 'whitaker');
  expect((await company.send('halloran', 'POST', '/api/successions/SC-0001/activate')).status).toBe(409);
  expect((await company.decide('whitaker', offer.id, 'Approved')).statusCode).toBe(200);
  expect((await company.send('halloran', 'POST', '/api/successions/SC-0001/activate')).status).toBe(200);
  const line = await company.database.db
    .selectFrom('succession_line')
    .select('chain_before')
    .where('item_id', '=', id)
    .executeTakeFirst();
  expect(line?.chain_before).toEqual([company.ids.halloran, company.ids.petrov, company.ids.whitaker]);
});

test('SUCC-29 unanswered maintenance forms are in the inbox of the incoming person, with a note', async () => {
  const connection = await call<{ id: string }>(company.as.petrov, 'POST', '/api/connections', {
    userId: company.ids.halloran,
  });
  expect(connection.status).toBe(201);
  await call(company.as.halloran, 'PATCH', `/api/connections/${connection.json.id}`, {
    status: 'accepted',
  });
  const sent = await call<{ message: string }>(company.as.petrov, 'POST', '/api/documents/maintenance-form', {
    propertyId: petrovs[0],
    recipientUserId: company.ids.halloran,
    formType: 'DA2404',
    description: 'Rear sight loose',
    faultDescription: 'Rear sight loose',
  });
  expect([sent.status, sent.json.message]).toEqual([201, sent.json.message]);
  await activate(company);
  const row = (await detail(company)).prepare.find(({ key }) => key === 'maintenance-forms');
  expect(row).toMatchObject({ count: 1 });
  await countAll(company);
  await signAs(company, 'halloran');
  await signAs(company, 'osei');

  const inbox = await company.send<{ documents: DocumentDto[] }>('osei', 'GET', '/api/documents');
  expect(inbox.json.documents).toMatchObject([{ type: 'Maintenance Form', recipient: { lastName: 'Osei' } }]);
});

test('SUCC-13 a person whom an Admin appoints signs in place with reason and document; nobody for the incoming', async () => {
  await activate(company);
  await countAll(company);
  const appoint = (send: Changing['admin'], userId: string) =>
    call<Refusal>(send, 'POST', '/api/successions/SC-0001/appoint', { userId });
  expect((await appoint(company.as.brandt, company.ids.voss)).status).toBe(403);
  expect((await appoint(company.admin, company.oseiId)).status).toBe(400);
  expect((await appoint(company.admin, company.adminId)).status).toBe(400);
  expect((await appoint(company.admin, company.ids.voss)).status).toBe(200);
  const inPlace = { inPlaceOf: company.ids.halloran };

  expect((await signAs(company, 'voss', { ...inPlace, side: 'incoming' })).status).toBe(403);
  const short = await signAs(company, 'voss', { ...inPlace, reason: 'Ill' });
  expect([short.status, short.json.message]).toEqual([
    400,
    'Say in at least 20 characters why they do not sign themselves.',
  ]);
  const reason = 'In hospital since 20NOV2026.';
  expect((await signAs(company, 'voss', { ...inPlace, reason })).json.message).toBe('Upload the document.');
  const uploadId = await paperOf(company, company.ids.voss);
  expect((await signAs(company, 'voss', { ...inPlace, reason, uploadId })).json.state).toBe('signing');
  const signed = await signAs(company, 'osei');
  expect(signed.json).toMatchObject({ state: 'signed' });
  expect(signed.json.signing.signatures).toMatchObject([
    { part: 'outgoing', by: { lastName: 'Voss' }, in_place_of: { lastName: 'Halloran' }, reason },
    { part: 'incoming', by: { lastName: 'Osei' }, in_place_of: null },
  ]);
});

test('SUCC-13 a Commander of a unit above signs in place, and then nobody is appointed', async () => {
  const { db } = company.database;
  await db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '1-612', kind: 'company' })
    .execute();
  await db.updateTable('units').set({ parent_id: 'BN' }).where('id', '=', 'B').execute();
  await addUser(company.database, {
    username: 'moreau',
    last_name: 'Moreau',
    rank: 'LTC',
    role: 'Commander',
    unit_id: 'BN',
  });
  const moreau = await company.signIn('moreau');
  await activate(company);
  await countAll(company);
  const appointed = await call<Refusal>(company.admin, 'POST', '/api/successions/SC-0001/appoint', {
    userId: company.ids.voss,
  });
  expect(appointed.status).toBe(409);
  const { signing } = await detail(company);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'moreau')
    .executeTakeFirstOrThrow();
  const signed = await call<{ state: string }>(moreau, 'POST', '/api/successions/SC-0001/signatures', {
    side: 'outgoing',
    setHash: signing.set_hash,
    proof: PROOF,
    inPlaceOf: company.ids.halloran,
    reason: 'Relieved on 20NOV2026 by orders.',
    uploadId: await paperOf(company, id),
  });
  expect([signed.status, signed.json.state]).toEqual([200, 'signing']);
  expect((await noticesOf(company.as.osei)).map(({ title }) => title)).toContain('Your signature is next');
});

test('SUCC-06 where the incoming person is below the outgoing one, the chain has them once', async () => {
  const [id = ''] = petrovs;
  const offer = await call<TransferDto>(company.as.petrov, 'POST', '/api/transfers', {
    propertyId: id,
    toUserId: company.oseiId,
  });
  await call(company.as.osei, 'PATCH', `/api/transfers/${offer.json.id}/status`, { status: 'Approved' });
  expect(await chainOf(company, id)).toEqual(['halloran', 'petrov', 'osei']);
  await activate(company);
  await countAll(company);
  const { signing } = await detail(company);
  expect(signing.released).toMatchObject([{ person: { lastName: 'Petrov' }, items: 1 }]);
  await signAs(company, 'osei');
  await signAs(company, 'halloran');
  expect(await chainOf(company, id)).toEqual(['osei']);
  expect(await chainOf(company, petrovs[1] ?? '')).toEqual(['osei', 'petrov']);
});

test('SUCC-28 what the incoming person held themselves is read by the outgoing one, and asks for no acknowledgment', async () => {
  const [own = ''] = await company.held(1);
  const offer = await company.send<TransferDto>('halloran', 'POST', '/api/transfers', {
    propertyId: own,
    toUserId: company.oseiId,
  });
  await company.send('osei', 'PATCH', `/api/transfers/${offer.json.id}/status`, { status: 'Approved' });
  await activate(company);
  const held = (await detail(company)).sections.find(({ holder }) => holder?.id === company.oseiId);
  const { json: mine } = await company.send<PropertyDto>('osei', 'GET', `/api/property/${own}`);
  const reading = { section: held?.number, code: mine.serial_number };
  expect((await company.send('osei', 'POST', '/api/successions/SC-0001/readings', reading)).status).toBe(403);
  const read = await company.send('halloran', 'POST', '/api/successions/SC-0001/readings', reading);
  expect(read.json).toMatchObject({ result: 'verified' });
  await countAll(company);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect((await detail(company, 'osei')).may.acknowledge).toBe(false);
  expect((await company.send('osei', 'POST', '/api/successions/SC-0001/acknowledge')).status).toBe(403);
  expect((await detail(company, 'petrov')).may.acknowledge).toBe(true);
});

test('SUCC-25 the outgoing person confirms what is not found of the incoming one, and does not mark it themselves', async () => {
  const [own = ''] = await company.held(1);
  const offer = (
    await company.send<TransferDto>('halloran', 'POST', '/api/transfers', {
      propertyId: own,
      toUserId: company.oseiId,
    })
  ).json;
  await company.send('osei', 'PATCH', `/api/transfers/${offer.id}/status`, { status: 'Approved' });
  const { json } = await company.open();
  const petrovsSection = json.sections.find(({ title }) => title === 'SPC Petrov')?.number;
  await company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', {
    version: json.version,
    sections: [{ number: petrovsSection, included: false, leaveOutReason: 'In the field' }],
  });
  await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  const mark = (who: 'halloran' | 'osei', what: string) =>
    company.send(who, 'POST', `/api/successions/SC-0001/lines/${own}/marks`, { mark: what });
  const alone = await mark('halloran', 'not-found');
  expect([alone.status, alone.json.message]).toEqual([
    403,
    'Only the recorder of this section marks its lines.',
  ]);
  expect((await detail(company)).may).toMatchObject({ read: true, record: false });
  expect((await detail(company, 'osei')).may).toMatchObject({ read: false, record: true });
  expect((await mark('osei', 'not-found')).status).toBe(200);
  expect((await mark('halloran', 'confirm-not-found')).status).toBe(200);
});

/** An extra that is read with Petrov's items, entered in the book and signed for; answers how its resolution ends. */
async function resolveGain(section: number) {
  await company.send('osei', 'POST', '/api/successions/SC-0001/readings', {
    section,
    code: 'X77',
    extra: { name: 'Tripod', uploadId: await paperOf(company, company.oseiId) },
  });
  const created = await company.send<PropertyDto>('brandt', 'POST', '/api/property', {
    name: 'Tripod',
    serial_number: 'X77',
    gain: { kind: 'found-on-installation' },
  });
  await company.send('halloran', 'POST', `/api/property/${created.json.id}/gain/sign`, PROOF);
  const { differences } = await detail(company);
  const { id } = differences.find(({ kind }) => kind === 'extra') as SuccessionDifferenceDto;
  const body = { act: 'gain' };
  const url = `/api/successions/SC-0001/differences/${id}/resolve`;
  const { status, json } = await company.send('halloran', 'POST', url, body);
  return [status, json.message];
}

const numbers = async () => {
  const { version, sections } = await detail(company);
  const of = (kind: string) => sections.find((section) => section.kind === kind)?.number ?? 0;
  return { version, petrov: of('sub'), book: of('from-book') };
};

test('an extra whose section is left out joins nothing, and the resolution says so', async () => {
  await company.held(1);
  // Of the same section as the extra will be.
  await call(company.as.brandt, 'POST', '/api/property', { name: 'Tent', serial_number: 'T-102' });
  await company.open();
  const { version, petrov, book } = await numbers();
  const planned = await company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', {
    version,
    sections: [{ number: book, included: false, leaveOutReason: 'In the depot' }],
  });
  expect([planned.status, planned.json.message]).toEqual([200, undefined]);
  const activated = await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  expect([activated.status, activated.json.message]).toEqual([200, undefined]);
  expect(await resolveGain(petrov)).toEqual([
    409,
    `Section ${book} is left out. Include it, or resolve by a document.`,
  ]);
});

test('SUCC-07 a section signed from the book by another, when included, has the incoming person above them', async () => {
  const item = await call<{ id: string }>(company.as.brandt, 'POST', '/api/property', {
    name: 'Tent',
    serial_number: 'T-100',
    assigned_to_user_id: company.ids.brandt,
  });
  const opened = await company.open();
  const book = opened.json.sections.find(({ kind }) => kind === 'from-book');
  expect(book).toMatchObject({ title: 'Signed from the book by SPC Brandt', included: false, act: 'insert' });
  const early = await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  expect(early.json.message).toBe('Sections to include or leave out: Signed from the book, 1 item.');
  await company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', {
    version: opened.json.version,
    sections: [{ number: book?.number, included: true }],
  });
  await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  await countAll(company);
  await signAs(company, 'osei');
  await signAs(company, 'halloran');
  expect(await chainOf(company, item.json.id)).toEqual(['osei', 'brandt']);
});

test('a section about which nobody has chosen yet is not in the way of planning another one', async () => {
  await call(company.as.brandt, 'POST', '/api/property', {
    name: 'Tent',
    serial_number: 'T-101',
    assigned_to_user_id: company.ids.brandt,
  });
  const { json } = await company.open();
  const sections = json.sections.map(({ number, kind, included }) => ({
    number,
    included,
    ...(kind === 'sub' && { day: daysAfter(START, 4) }),
  }));
  const plan = (body: object) => company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', body);
  const moved = await plan({ version: json.version, sections });
  expect([moved.status, moved.json.message]).toEqual([200, undefined]);
  const book = moved.json.sections.find(({ kind }) => kind === 'from-book');
  expect(book).toMatchObject({ included: false, leave_out_reason: null });
  // Once it is chosen, leaving it out has a reason.
  const included = await plan({
    version: moved.json.version,
    sections: [{ number: book?.number, included: true }],
  });
  const without = await plan({
    version: included.json.version,
    sections: [{ number: book?.number, included: false }],
  });
  expect([without.status, without.json.message]).toEqual([
    400,
    `Say why section ${book?.number} is left out.`,
  ]);
});

test('SUCC-02 SUCC-25 a missing item with a document is excluded, and stays with the outgoing person', async () => {
  await activate(company);
  const [lost = '', found = ''] = petrovs;
  const mark = (who: 'halloran' | 'osei', body: object) =>
    company.send(who, 'POST', `/api/successions/SC-0001/lines/${lost}/marks`, body);
  await mark('halloran', { mark: 'not-found' });
  await mark('osei', { mark: 'confirm-not-found' });
  await countAll(company);
  const [missing] = (await detail(company)).differences;
  const path = `/api/successions/SC-0001/differences/${missing?.id}`;
  const document = {
    act: 'document',
    ref: 'DD 200, 26-014',
    documentOn: START,
    note: 'The investigation is open.',
  };
  expect((await company.send('halloran', 'POST', `${path}/resolve`, document)).json.message).toBe(
    'Upload the document.',
  );
  const uploadId = await paperOf(company, company.ids.halloran);
  const resolved = await company.send<SuccessionDifferenceDto>('halloran', 'POST', `${path}/resolve`, {
    ...document,
    uploadId,
  });
  expect(resolved.json).toMatchObject({ state: 'resolved', ref: 'DD 200, 26-014' });
  expect((await company.as.osei({ url: `/api/uploads/${uploadId}` })).statusCode).toBe(200);
  // A sub-hand receipt holder sees their own section, and no paper of the others.
  for (const who of ['petrov', 'whitaker'] as const) {
    expect((await company.as[who]({ url: `/api/uploads/${uploadId}` })).statusCode).toBe(404);
  }
  expect((await company.send('halloran', 'POST', `${path}/agree`)).status).toBe(403);
  expect((await company.send('osei', 'POST', `${path}/agree`)).status).toBe(200);

  expect((await detail(company)).signing).toMatchObject({
    passes: 1,
    excluded: [{ id: lost }],
    blockers: [],
  });
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect(await chainOf(company, lost)).toEqual(['halloran', 'petrov']);
  expect(await chainOf(company, found)).toEqual(['osei', 'petrov']);
});

test('an incoming person who is deactivated returns it to active, and is no successor any more', async () => {
  await activate(company);
  await countAll(company);
  expect((await signAs(company, 'halloran')).json.state).toBe('signing');
  const ended = await call<Refusal>(company.admin, 'POST', `/api/users/${company.oseiId}/deactivate`, {});
  expect([ended.status, ended.json.message]).toEqual([200, ended.json.message]);

  expect(await detail(company)).toMatchObject({ state: 'active', signing: { signatures: [] } });
  const row = (await detail(company)).prepare.find(({ key }) => key === 'incoming-active');
  expect(row).toMatchObject({ blocking: 'yes', clear: false });
  expect(await chainOf(company, petrovs[0] ?? '')).toEqual(['halloran', 'petrov']);

  const why = 'CPT Osei has no active account to sign with. Cancel SC-0001 and open it with somebody else.';
  expect((await detail(company)).signing.blockers).toEqual([
    { message: why, strip: null, waitsFor: null, endsByCancel: true },
  ]);
  const { status, json } = await signAs(company, 'halloran');
  expect([status, (json as unknown as Refusal).message]).toEqual([409, why]);
});

test('SIRP-06 an incoming person who went to another company signs nothing, and nobody signs with them', async () => {
  await activate(company);
  await countAll(company);
  expect((await signAs(company, 'halloran')).json.state).toBe('signing');
  const url = `/api/users/${company.oseiId}`;
  expect((await call<Refusal>(company.admin, 'PATCH', url, { unitId: 'C' })).status).toBe(200);
  const why =
    'CPT Osei has no active account of this company to sign with. Cancel SC-0001 and open it with somebody else.';
  const { status, json } = await signAs(company, 'osei');
  expect([status, (json as unknown as Refusal).message]).toEqual([409, why]);
  expect(await chainOf(company, petrovs[0] ?? '')).toEqual(['halloran', 'petrov']);
});

test('SUCC-40 a signer whose sign-in is blocked holds it up until an Admin ends that, and nobody is advised to cancel', async () => {
  await activate(company);
  await countAll(company);
  const blockers = async () => (await detail(company)).signing.blockers;
  const url = `/api/users/${company.oseiId}/block-sign-in`;
  await call(company.admin, 'POST', url, { reason: 'The phone was stolen.' });
  const message = 'The sign-in of CPT Osei is blocked. They can sign once an Admin ends that.';
  expect(await blockers()).toEqual([{ message, strip: null, waitsFor: null }]);
  const { status, json } = await signAs(company, 'halloran');
  expect([status, (json as unknown as Refusal).message]).toEqual([409, message]);
  await call(company.admin, 'DELETE', url);
  expect(await blockers()).toEqual([]);
});

test('SUCC-40 the other side reads the change of command again once a sign-in is blocked or allowed', async () => {
  await activate(company);
  const base = await company.app.listen({ port: 0, host: '127.0.0.1' });
  const login = { username: 'halloran', password: TEST_PASSWORD };
  const cookie = cookieOf(await company.inject({ method: 'POST', url: '/api/auth/login', body: login }));
  const listener = await listenTo(`${base}/api/events`, { cookie });
  const heard = () =>
    listener
      .of<{ scopes: QueryScope[] }>('changed')
      .filter(({ data }) => data.scopes.includes('successions'));
  const url = `/api/users/${company.oseiId}/block-sign-in`;
  await call(company.admin, 'POST', url, { reason: 'The phone was stolen.' });
  await listener.until(() => heard().length === 1);
  await call(company.admin, 'DELETE', url);
  await listener.until(() => heard().length === 2);
  listener.stop();
});

test.each(['Commander', 'PBO'] as const)(
  'SUCC-13 nobody is appointed where a %s of a unit above signs in place of the outgoing person',
  async (role) => {
    const { db } = company.database;
    await db
      .insertInto('units')
      .values({ id: 'BN', parent_id: null, name: '1-612', kind: 'battalion' })
      .execute();
    await db.updateTable('units').set({ parent_id: 'BN' }).where('id', '=', 'B').execute();
    await activate(company);
    const path = '/api/successions/SC-0001';
    const mayAppoint = async () =>
      (await call<{ may: { appoint: boolean } }>(company.admin, 'GET', path)).json.may.appoint;
    expect(await mayAppoint()).toBe(true);
    await addUser(company.database, {
      username: 'moreau',
      last_name: 'Moreau',
      rank: 'LTC',
      role,
      unit_id: 'BN',
    });
    expect(await mayAppoint()).toBe(false);
    const refused = await call<Refusal>(company.admin, 'POST', `${path}/appoint`, {
      userId: company.ids.voss,
    });
    expect([refused.status, refused.json.message]).toEqual([
      409,
      `A ${role} of a unit above signs in place of the outgoing person.`,
    ]);
  },
);
