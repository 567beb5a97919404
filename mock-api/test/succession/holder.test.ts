import type { PropertyDto } from '@hand-receipt/contracts';
import { newestEvents, noticesOf } from '../people/people-fixture';
import {
  type Changing,
  PROOF,
  type Refusal,
  START,
  chainOf,
  changingCompany,
  daysAfter,
  detail,
  paperOf,
} from './changing';
import { SIDES, activateHolder, countHolder, givenDown, openHolder, signSide } from './holder-fixture';

let company: Changing;

beforeEach(async () => {
  company = await changingCompany();
});

const replaced = () => newestEvents(company, 'LINK REPLACED');
const messagesTo = async (who: 'petrov' | 'voss' | 'halloran' | 'whitaker') =>
  (await noticesOf(company.as[who])).map(({ message }) => message);

test('SUCC-33 a sub-hand receipt of 24 items changes its holder; the holdings of the members are unchanged', async () => {
  const whitakers = await givenDown(company, 'whitaker', 10);
  const tanakas = await givenDown(company, 'tanaka', 8);
  const own = await company.signedDownTo('petrov', 6);
  const other = await company.signedDownTo('voss', 1);
  const held = async (id: string) => {
    const { json } = await company.send<PropertyDto>('halloran', 'GET', `/api/property/${id}`);
    return { holder: json.assigned_to?.id, since: json.assigned_date, location: json.location };
  };
  const before = await Promise.all([...whitakers, ...tanakas].map(held));
  const opened = await openHolder(company);
  expect(opened.json).toMatchObject({
    id: 'SC-0001',
    kind: 'sub',
    state: 'draft',
    my_part: 'outgoing',
    roles_pass: false,
    due_on: daysAfter(START, 5),
    givers: [{ lastName: 'Halloran' }],
    progress: { items: 24 },
  });
  expect(opened.json.sections.map(({ title, items }) => [title, items])).toEqual([
    ['Held by SPC Petrov', 6],
    ['SPC Tanaka', 8],
    ['SPC Whitaker', 10],
  ]);
  expect(opened.json.prepare.map(({ key }) => key)).toEqual([
    'transfers',
    'incoming-active',
    'lost',
    'printed',
    'maintenance-forms',
    'orders',
  ]);
  expect((await company.send('petrov', 'POST', '/api/successions/SC-0001/activate')).status).toBe(200);
  const early = await signSide(company, 'SC-0001', 'giver');
  expect([early.status, early.json.message]).toEqual([409, '24 of 24 lines are not counted.']);
  await countHolder(company, 'SC-0001');
  expect((await detail(company, 'voss')).differences).toEqual([]);

  expect((await signSide(company, 'SC-0001', 'incoming')).json.state).toBe('signing');
  expect((await signSide(company, 'SC-0001', 'outgoing')).json.state).toBe('signing');
  expect(await replaced()).toEqual([]);
  const last = await signSide(company, 'SC-0001', 'giver');
  expect([last.status, last.json.state]).toEqual([200, 'signed']);

  expect(await chainOf(company, own[0] ?? '')).toEqual(['halloran', 'voss']);
  for (const id of whitakers) expect(await chainOf(company, id)).toEqual(['halloran', 'voss', 'whitaker']);
  for (const id of tanakas) expect(await chainOf(company, id)).toEqual(['halloran', 'voss', 'tanaka']);
  expect(await chainOf(company, other[0] ?? '')).toEqual(['halloran', 'voss']);
  expect(await Promise.all([...whitakers, ...tanakas].map(held))).toEqual(before);
  const events = await replaced();
  expect(events).toHaveLength(24);
  expect(new Set(events.map(({ setHash }) => setHash)).size).toBe(1);
  expect(await messagesTo('whitaker')).toContain('Your hand receipt is now from SPC Voss.');
  expect(await messagesTo('halloran')).toContain('SPC Voss signed SC-0001, from SPC Petrov to SPC Voss.');
  expect(await messagesTo('petrov')).toContain(
    'SC-0001, from SPC Petrov to SPC Voss, is signed by all parties.',
  );
});

const ORDERS = [
  ['outgoing', 'incoming', 'giver'],
  ['giver', 'outgoing', 'incoming'],
  ['incoming', 'giver', 'outgoing'],
] as const;

test.each(ORDERS)(
  'SUCC-33 SUCC-08 custody changes with the third signature, in any order: %s, %s, %s',
  async (...order) => {
    const [id = ''] = await givenDown(company, 'whitaker', 1);
    const number = await activateHolder(company);
    await countHolder(company, number);
    for (const side of order) {
      expect(await chainOf(company, id)).toEqual(['halloran', 'petrov', 'whitaker']);
      expect((await signSide(company, number, side)).status).toBe(200);
    }
    expect(await chainOf(company, id)).toEqual(['halloran', 'voss', 'whitaker']);
    expect(
      (await detail(company, 'petrov', number)).signing.signatures.map(({ part }) => part).sort(),
    ).toEqual(['giver', 'incoming', 'outgoing']);
  },
);

test('SUCC-08 two last signatures at once sign the set once', async () => {
  await givenDown(company, 'whitaker', 3);
  const id = await activateHolder(company);
  await countHolder(company, id);
  await signSide(company, id, 'outgoing');
  const answers = await Promise.all([signSide(company, id, 'giver'), signSide(company, id, 'incoming')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ json }) => json.state).sort()).toEqual(['signed', 'signing']);
  const late = await signSide(company, id, 'giver', { setHash: 'a'.repeat(64) });
  expect([late.status, late.json.message]).toEqual([409, expect.stringMatching(/^SC-0001 was signed on /)]);
  expect(await replaced()).toHaveLength(3);
});

test('SUCC-09 nobody signs both sides, and nobody but the giver as the giver', async () => {
  await givenDown(company, 'whitaker', 1);
  const id = await activateHolder(company);
  await countHolder(company, id);
  const { signing } = await detail(company, 'petrov', id);
  const as = (who: 'voss' | 'petrov' | 'brandt' | 'whitaker' | 'tanaka', side: string) =>
    company.send(who, 'POST', `/api/successions/${id}/signatures`, {
      side,
      setHash: signing.set_hash,
      proof: { password: 'wrong' },
    });
  expect((await as('voss', 'giver')).status).toBe(403);
  expect((await as('voss', 'outgoing')).status).toBe(403);
  expect((await as('petrov', 'giver')).status).toBe(403);
  expect((await as('petrov', 'incoming')).status).toBe(403);
  expect((await as('brandt', 'giver')).json.message).toBe(
    'Only the person from whom the outgoing person has the items signs as the giver.',
  );
  expect((await as('whitaker', 'giver')).status).toBe(403);
  expect((await as('tanaka', 'giver')).status).toBe(404);
});

test('SUCC-13 the giver signs in place of an absent outgoing person, with reason and document, and as the giver', async () => {
  const [item = ''] = await givenDown(company, 'whitaker', 1);
  const opened = await openHolder(company, { who: 'halloran' });
  expect(opened.status).toBe(201);
  const { id } = opened.json;
  expect((await company.send('voss', 'POST', `/api/successions/${id}/activate`)).status).toBe(403);
  expect((await company.send('halloran', 'POST', `/api/successions/${id}/activate`)).status).toBe(200);
  await countHolder(company, id);
  const appointed = await company.admin({
    method: 'POST',
    url: `/api/successions/${id}/appoint`,
    body: { userId: company.ids.brandt },
  });
  expect([appointed.statusCode, appointed.json<Refusal>().message]).toEqual([
    409,
    'The giver signs in place of the outgoing person.',
  ]);
  expect((await detail(company, 'halloran', id)).may).toMatchObject({ sign: 'giver', inPlace: true });
  await signSide(company, id, 'giver');
  expect((await detail(company, 'halloran', id)).may).toMatchObject({ sign: null, inPlace: true });
  const { signing } = await detail(company, 'halloran', id);
  const inPlace = (more: object) =>
    company.send('halloran', 'POST', `/api/successions/${id}/signatures`, {
      side: 'outgoing',
      setHash: signing.set_hash,
      proof: PROOF,
      inPlaceOf: company.ids.petrov,
      ...more,
    });
  expect((await inPlace({ reason: 'Ill' })).json.message).toBe(
    'Say in at least 20 characters why they do not sign themselves.',
  );
  const reason = 'In hospital since 20NOV2026.';
  expect((await inPlace({ reason })).json.message).toBe('Upload the document.');
  const uploadId = await paperOf(company, company.ids.halloran);
  const signed = await company.send('halloran', 'POST', `/api/successions/${id}/signatures`, {
    side: 'outgoing',
    setHash: signing.set_hash,
    proof: PROOF,
    inPlaceOf: company.ids.petrov,
    reason,
    uploadId,
  });
  expect(signed.json).toMatchObject({ state: 'signing' });
  expect((await signSide(company, id, 'incoming')).json.state).toBe('signed');
  expect(await chainOf(company, item)).toEqual(['halloran', 'voss', 'whitaker']);
  expect((await detail(company, 'halloran', id)).signing.signatures).toMatchObject([
    { part: 'giver', by: { lastName: 'Halloran' }, in_place_of: null },
    { part: 'outgoing', by: { lastName: 'Halloran' }, in_place_of: { lastName: 'Petrov' }, reason },
    { part: 'incoming', by: { lastName: 'Voss' } },
  ]);
});

test('a giver who takes over themselves signs once, and releases the holder between', async () => {
  const [item = ''] = await givenDown(company, 'whitaker', 1);
  const id = await activateHolder(company, { toUserId: company.ids.halloran });
  await countHolder(company, id);
  const { signing } = await detail(company, 'petrov', id);
  const sign = (who: 'petrov' | 'halloran', side: string) =>
    company.send(who, 'POST', `/api/successions/${id}/signatures`, {
      side,
      setHash: signing.set_hash,
      proof: PROOF,
    });
  expect((await sign('halloran', 'giver')).status).toBe(403);
  expect((await sign('halloran', 'outgoing')).status).toBe(403);
  SIDES.incoming = 'halloran';
  try {
    await signSide(company, id, 'incoming');
    expect((await signSide(company, id, 'outgoing')).json.state).toBe('signed');
  } finally {
    SIDES.incoming = 'voss';
  }
  expect(await chainOf(company, item)).toEqual(['halloran', 'whitaker']);
});
