import type { PropertyDto, TransferDto } from '@hand-receipt/contracts';
import { dayWords } from '../../src/property';
import { newestEvents, noticesOf } from '../people/people-fixture';
import {
  type Changing,
  PROOF,
  type Refusal,
  START,
  type Who,
  activate,
  chainOf,
  changingCompany,
  countAll,
  daysAfter,
  detail,
  paperOf,
  signAs,
} from './changing';
import {
  activateHolder,
  countHolder,
  findingsOf,
  givenDown,
  holderChange,
  openHolder,
  signSide,
} from './holder-fixture';

let company: Changing;

beforeEach(async () => {
  company = await changingCompany();
});

/** An item that Petrov has from Brandt, who signed for it from the book. */
async function fromBrandt(): Promise<string> {
  const made = await company.send<PropertyDto>('brandt', 'POST', '/api/property', {
    name: 'Tent',
    serial_number: 'T-100',
    assigned_to_user_id: company.ids.brandt,
  });
  const offer = await company.offer('brandt', made.json.id, 'petrov');
  await company.decide('petrov', offer.id, 'Approved');
  return made.json.id;
}

test('who opens one: the outgoing person, the giver, a leader of the unit or an Admin', async () => {
  await givenDown(company, 'whitaker', 1);
  const refused = [
    await openHolder(company, { who: 'tanaka' }),
    await openHolder(company, { who: 'voss' }),
    await openHolder(company, { toUserId: company.ids.petrov }),
    await openHolder(company, { giverUserId: company.ids.brandt }),
    await openHolder(company, { rolesPass: true }),
    await company.send('halloran', 'POST', '/api/successions', {
      ...holderChange(company),
      kind: 'primary',
    }),
    await openHolder(company, { who: 'halloran', fromUserId: company.ids.tanaka, giverUserId: null }),
  ];
  const leader =
    'Only the outgoing person, the giver, a Commander or Supply Sergeant of the unit or an Admin opens a change of holder.';
  expect(refused.map(({ status, json }) => [status, json.message])).toEqual([
    [403, leader],
    [403, leader],
    [400, 'Choose another person: SPC Petrov cannot succeed themselves.'],
    [400, 'SPC Petrov has nothing from SPC Brandt.'],
    [400, 'A role passes with a change of command only.'],
    [400, 'A change of command has no giver: it is from the property book.'],
    [409, 'SPC Tanaka has no sub-hand receipt, so there is no holder to change.'],
  ]);
  for (const who of ['petrov', 'halloran', 'brandt'] as const) {
    const { status, json } = await openHolder(company, { who });
    expect(status).toBe(201);
    const cancelled = await company.send(who, 'POST', `/api/successions/${json.id}/cancel`, {
      reason: 'Test',
    });
    expect(cancelled.status).toBe(who === 'brandt' ? 403 : 200);
  }
});

test('SUCC-46 the parties, the giver and the members see it, and nobody else of the unit', async () => {
  await givenDown(company, 'whitaker', 1);
  const id = await activateHolder(company);
  const seen = await Promise.all(
    (['petrov', 'voss', 'halloran', 'whitaker', 'tanaka', 'stranger'] as const).map(async (who) => {
      const { status, json } = await company.send(who, 'GET', `/api/successions/${id}`);
      return [who, status, json.my_part];
    }),
  );
  expect(seen).toEqual([
    ['petrov', 200, 'outgoing'],
    ['voss', 200, 'incoming'],
    ['halloran', 200, 'giver'],
    ['whitaker', 200, 'sub'],
    ['tanaka', 404, undefined],
    ['stranger', 404, undefined],
  ]);
});

test('SUCC-16 the freeze covers the set, and neither the book of the unit nor other items of the outgoing person', async () => {
  const [inSet = ''] = await givenDown(company, 'whitaker', 1);
  const [free = '', tos = ''] = await company.held(2);
  const id = await activateHolder(company);
  const offer = (who: 'whitaker' | 'halloran', propertyId: string, toUserId: string) =>
    company.send<TransferDto & Refusal>(who, 'POST', '/api/transfers', { propertyId, toUserId });
  const frozen = await offer('whitaker', inSet, company.ids.tanaka);
  expect([frozen.status, frozen.json.message]).toEqual([
    409,
    `Transfers of this property are frozen for the inventory ${id} until ${dayWords(daysAfter(START, 5))}. SPC Petrov can let an item through.`,
  ]);
  expect((await offer('halloran', free, company.ids.tanaka)).status).toBe(201);
  const toOutgoing = await offer('halloran', tos, company.ids.petrov);
  expect(toOutgoing.status).toBe(201);
  expect(
    (await company.send('brandt', 'POST', '/api/property', { name: 'Tent', serial_number: 'T-9' })).status,
  ).toBe(201);
  const amendment = (itemId: string) =>
    company.send('brandt', 'POST', '/api/amendments', {
      reason: 'Plate read',
      itemIds: [itemId],
      changes: { serialNumber: 'W777' },
      proof: { password: 'x' },
    });
  expect((await amendment(inSet)).status).toBeGreaterThanOrEqual(400);
});

test('all sub-hand receipts of the outgoing person: each giver signs once', async () => {
  const [ofHalloran = ''] = await company.signedDownTo('petrov', 1);
  const ofBrandt = await fromBrandt();

  const own = await openHolder(company, { who: 'halloran', giverUserId: null });
  expect(own.status).toBe(201);
  expect(own.json.givers.map(({ lastName }) => lastName).sort()).toEqual(['Brandt', 'Halloran']);
  expect(own.json.progress.items).toBe(2);
  const { id } = own.json;
  await company.send('petrov', 'POST', `/api/successions/${id}/activate`);
  await countHolder(company, id);
  await signSide(company, id, 'outgoing');
  await signSide(company, id, 'incoming');
  expect((await signSide(company, id, 'giver')).json.state).toBe('signing');
  expect(await chainOf(company, ofHalloran)).toEqual(['halloran', 'petrov']);
  const { signing } = await detail(company, 'petrov', id);
  const last = await company.send('brandt', 'POST', `/api/successions/${id}/signatures`, {
    side: 'giver',
    setHash: signing.set_hash,
    proof: PROOF,
  });
  expect(last.json.state).toBe('signed');
  expect(await chainOf(company, ofHalloran)).toEqual(['halloran', 'voss']);
  expect(await chainOf(company, ofBrandt)).toEqual(['brandt', 'voss']);
});

test('only the pair passes: what the outgoing person has from another giver stays with them', async () => {
  const [ofHalloran = ''] = await company.signedDownTo('petrov', 1);
  const ofBrandt = await fromBrandt();
  const id = await activateHolder(company);
  await countHolder(company, id);
  await signSide(company, id, 'outgoing');
  await signSide(company, id, 'incoming');
  await signSide(company, id, 'giver');
  expect(await chainOf(company, ofHalloran)).toEqual(['halloran', 'voss']);
  expect(await chainOf(company, ofBrandt)).toEqual(['brandt', 'petrov']);
});

test('while a change of command is being signed, no change of holder of its set is', async () => {
  const [item = ''] = await givenDown(company, 'whitaker', 1);
  await activate(company);
  const sub = await activateHolder(company);
  await countAll(company);
  await countHolder(company, sub);
  await signSide(company, sub, 'outgoing');
  await signSide(company, sub, 'giver');
  expect((await signAs(company, 'halloran')).json.state).toBe('signing');
  const refused = await signSide(company, sub, 'incoming');
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'SC-0001, from SPC Halloran to CPT Osei, is being signed. SC-0002 is signed after it.',
  ]);
  expect((await detail(company, 'voss', sub)).signing.blockers).toMatchObject([{ waitsFor: 'SC-0001' }]);

  // The incoming commander is the giver then: their signature replaces the former one's.
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect(await chainOf(company, item)).toEqual(['osei', 'petrov', 'whitaker']);
  expect(await detail(company, 'osei', sub)).toMatchObject({
    state: 'active',
    my_part: 'giver',
    givers: [{ lastName: 'Osei' }],
    signing: { signatures: [], blockers: [] },
  });
  expect((await noticesOf(company.as.osei)).map(({ title }) => title)).toContain('Giver changed');
  await signSide(company, sub, 'outgoing');
  await signSide(company, sub, 'incoming');
  const { signing } = await detail(company, 'osei', sub);
  const last = await company.send('osei', 'POST', `/api/successions/${sub}/signatures`, {
    side: 'giver',
    setHash: signing.set_hash,
    proof: PROOF,
  });
  expect([last.status, last.json.state]).toEqual([200, 'signed']);
  expect(await chainOf(company, item)).toEqual(['osei', 'voss', 'whitaker']);
});

test('a change of holder signed in an active change of command moves its section to the new holder', async () => {
  const whitakers = await givenDown(company, 'whitaker', 2);
  const [own = ''] = await company.signedDownTo('voss', 1);
  await activate(company);
  await countAll(company);
  const sub = await activateHolder(company);
  await countHolder(company, sub);
  for (const side of ['giver', 'outgoing', 'incoming'] as const) await signSide(company, sub, side);
  expect(await chainOf(company, whitakers[0] ?? '')).toEqual(['halloran', 'voss', 'whitaker']);
  const { sections, progress } = await detail(company);
  expect(progress).toMatchObject({ items: 3, counted: 3 });
  expect(sections.map(({ title, items, state }) => [title, items, state])).toContainEqual([
    'SPC Voss',
    3,
    'counted',
  ]);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect(await chainOf(company, whitakers[0] ?? '')).toEqual(['osei', 'voss', 'whitaker']);
  expect(await chainOf(company, own)).toEqual(['osei', 'voss']);
  expect((await detail(company, 'voss')).may.acknowledge).toBe(true);
  const told = (await noticesOf(company.as.petrov)).filter(({ title }) => title === 'Hand receipt changed');
  expect(told).toEqual([]);
});

test('SUCC-25 a section that loses its last unread line to the new holder is counted, and what it did not find is missing', async () => {
  const [read = '', missing = ''] = await company.signedDownTo('petrov', 2);
  await activate(company);
  const act = (who: Who, path: string, body?: object) =>
    company.send(who, 'POST', `/api/successions/${path}`, body);
  await act('halloran', `SC-0001/lines/${missing}/marks`, { mark: 'not-found' });
  await act('osei', `SC-0001/lines/${missing}/marks`, { mark: 'confirm-not-found' });
  const sub = await activateHolder(company);
  await act('petrov', `${sub}/lines/${missing}/marks`, { mark: 'not-found' });
  await act('voss', `${sub}/lines/${missing}/marks`, { mark: 'confirm-not-found' });
  await countHolder(company, sub);
  const [difference] = (await detail(company, 'petrov', sub)).differences;
  await act('petrov', `${sub}/differences/${difference?.id ?? ''}/resolve`, {
    act: 'document',
    ref: 'DD 200, 26-014',
    documentOn: START,
    note: 'The investigation is open.',
    uploadId: await paperOf(company, company.ids.petrov),
  });
  await act('voss', `${sub}/differences/${difference?.id ?? ''}/agree`);
  for (const side of ['giver', 'outgoing', 'incoming'] as const) await signSide(company, sub, side);
  expect(await chainOf(company, read)).toEqual(['halloran', 'voss']);
  const { sections } = await detail(company);
  expect(sections.map(({ title, items, state }) => [title, items, state])).toEqual([
    ['SPC Petrov', 1, 'counted'],
    ['SPC Voss', 1, 'planned'],
  ]);
  const { json: item } = await company.send<PropertyDto>('petrov', 'GET', `/api/property/${missing}`);
  expect(item.missing?.countId).toBe('SC-0001');
  expect(await findingsOf(company)).toEqual([]);
});

test('an item is in one unfinished succession of each kind', async () => {
  await givenDown(company, 'whitaker', 1);
  await activateHolder(company);
  const opened = await openHolder(company, {
    who: 'halloran',
    fromUserId: company.ids.petrov,
    toUserId: company.ids.tanaka,
  });
  expect([opened.status, opened.json.message]).toEqual([
    409,
    'SC-0001, from SPC Petrov to SPC Voss, is not finished.',
  ]);
  // The member's pair is another set of the same items.
  await givenDown(company, 'tanaka', 0);
  const member = await openHolder(company, {
    who: 'petrov',
    fromUserId: company.ids.whitaker,
    toUserId: company.ids.tanaka,
    giverUserId: company.ids.petrov,
  });
  expect(member.status).toBe(201);
  const refused = await company.send('whitaker', 'POST', `/api/successions/${member.json.id}/activate`);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'W900001 is in SC-0001, which is not finished.',
  ]);
});

test('the ledger check passes after a change of holder, before and after a change of command above it', async () => {
  const [item = ''] = await givenDown(company, 'whitaker', 1);
  await activate(company);
  await countAll(company);
  const id = await activateHolder(company);
  await countHolder(company, id);
  for (const side of ['giver', 'outgoing', 'incoming'] as const) await signSide(company, id, side);
  const { json } = await company.send<PropertyDto>('halloran', 'GET', `/api/property/${item}`);
  expect(json.assigned_to?.id).toBe(company.ids.whitaker);
  const acts = (await newestEvents(company, 'SUCCESSION')).map(({ successionId, act }) => [
    successionId,
    act,
  ]);
  expect(acts.slice(0, 2)).toEqual([
    ['SC-0001', 'holder replaced'],
    ['SC-0002', 'signed'],
  ]);
  const second = await openHolder(company, {
    fromUserId: company.ids.voss,
    toUserId: company.ids.petrov,
    who: 'voss',
  });
  expect(second.status).toBe(201);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect((await newestEvents(company, 'SUCCESSION'))[0]).toMatchObject({
    successionId: 'SC-0003',
    act: 'giver replaced',
    giverUserId: company.oseiId,
    givers: [company.oseiId],
  });
  expect(await findingsOf(company)).toEqual([]);
  await company.database.db.updateTable('succession_giver').set({ user_id: company.ids.brandt }).execute();
  expect((await findingsOf(company)).join()).toMatch(/Change of command SC-000\d shows givers/);
});
