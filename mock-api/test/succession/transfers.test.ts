import type { TransferDto } from '@hand-receipt/contracts';
import { newestEvents, noticesOf } from '../people/people-fixture';
import {
  type Changing,
  type Refusal,
  type Who,
  activate,
  chainOf,
  changingCompany,
  countAll,
  detail,
  signAs,
} from './changing';
import { addUser } from '../support/app';
import { activateHolder, countHolder, findingsOf, givenDown, signSide } from './holder-fixture';

let company: Changing;
beforeEach(async () => {
  company = await changingCompany();
});

type Answered = TransferDto & Refusal;

const offer = (who: Who, propertyId: string, toUserId: string, more: object = {}) =>
  company.send<Answered>(who, 'POST', '/api/transfers', { propertyId, toUserId, ...more });
async function recall(itemId: string): Promise<string> {
  const path = `/api/property/${itemId}/recall`;
  const { json } = await company.send<{ transferId: string }>('halloran', 'POST', path, {});
  return json.transferId;
}
const letThrough = (itemIds: string[]) =>
  company.send('halloran', 'POST', '/api/successions/SC-0001/let-through', { itemIds, reason: 'Range week' });
const decide = (who: Who, id: string) =>
  company.send<Answered>(who, 'PATCH', `/api/transfers/${id}/status`, { status: 'Approved' });
const stateOf = async (id: string) =>
  (
    await company.database.db
      .selectFrom('transfer')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;
const titlesTo = async (who: Who) => (await noticesOf(company.as[who])).map(({ title }) => title);

async function signBoth(): Promise<void> {
  await countAll(company);
  await signAs(company, 'halloran');
  const { status, json } = await signAs(company, 'osei');
  if (status !== 200) throw new Error(json.message);
}

async function askForConsent(): Promise<void> {
  const body = { unitId: 'B', key: 'transfer.signOver', value: 'consent', version: 0 };
  const { status } = await company.send('halloran', 'PUT', '/api/unit-settings', body);
  expect(status).toBe(200);
}

test('SUCC-39 a sign-over that waits for the consent of the outgoing person waits for the incoming one', async () => {
  await askForConsent();
  const [item = ''] = await company.signedDownTo('petrov', 1);
  await activate(company);
  await letThrough([item]);
  const { json: waiting } = await offer('petrov', item, company.ids.voss, { signOver: true });
  expect(waiting).toMatchObject({ needs_consent: true, superior: { lastName: 'Halloran' } });
  await signBoth();

  const now = await company.send<TransferDto>('osei', 'GET', `/api/transfers/${waiting.id}`);
  expect(now.json).toMatchObject({ status: 'Pending', superior: { lastName: 'Osei' } });
  expect((await decide('voss', waiting.id)).json.message).toBe('CPT Osei has not agreed yet.');
  for (const who of ['osei', 'petrov', 'voss'] as const) {
    const notice = (await noticesOf(company.as[who])).find(({ title }) =>
      title.startsWith('Sign-over waits'),
    );
    expect(notice?.action?.path).toBe(`/transfers/${waiting.id}`);
  }
  const consent = (who: Who) =>
    company.send<Answered>(who, 'POST', `/api/transfers/${waiting.id}/consent`, { agree: true });
  expect([403, 404]).toContain((await consent('halloran')).status);
  expect((await consent('osei')).status).toBe(200);
  expect((await decide('voss', waiting.id)).status).toBe(200);
  expect(await chainOf(company, item)).toEqual(['osei', 'voss']);
  expect((await newestEvents(company, 'SUPERIOR REPLACED'))[0]).toMatchObject({
    transferId: waiting.id,
    superior: 'CPT Osei',
    successionId: 'SC-0001',
  });
  expect(await findingsOf(company)).toEqual([]);
});

test('SUCC-39 a consent of the outgoing person is void then, and a sign-over that only tells them goes on', async () => {
  await askForConsent();
  const [item = ''] = await company.signedDownTo('petrov', 1);
  await activate(company);
  await letThrough([item]);
  const { json: waiting } = await offer('petrov', item, company.ids.voss, { signOver: true });
  await company.send('halloran', 'POST', `/api/transfers/${waiting.id}/consent`, { agree: true });
  await signBoth();
  expect((await decide('voss', waiting.id)).json.message).toBe('CPT Osei has not agreed yet.');

  company = await changingCompany();
  const [told = ''] = await company.signedDownTo('petrov', 1);
  await activate(company);
  await letThrough([told]);
  const { json: open } = await offer('petrov', told, company.ids.voss, { signOver: true });
  await signBoth();
  expect((await decide('voss', open.id)).status).toBe(200);
  expect(await chainOf(company, told)).toEqual(['osei', 'voss']);
  expect(await findingsOf(company)).toEqual([]);
});

test('SUCC-39 a sign-over to the incoming person ends: they are above its giver now', async () => {
  await askForConsent();
  const [item = ''] = await company.signedDownTo('petrov', 1);
  await activate(company);
  await letThrough([item]);
  const { json: waiting } = await offer('petrov', item, company.oseiId, { signOver: true });
  await signBoth();
  expect(await stateOf(waiting.id)).toBe('Cancelled');
  expect(await titlesTo('petrov')).toContain('Transfer cancelled');
  expect(await chainOf(company, item)).toEqual(['osei', 'petrov']);
});

test('an offer by or to the outgoing person ends with the signing, and the other party is told', async () => {
  const [own = ''] = await company.held(1);
  const [petrovs = ''] = await company.signedDownTo('petrov', 1);
  const stranger = await company.send<{ id: string }>('stranger', 'POST', '/api/property', {
    name: 'Radio',
    serial_number: 'R-1',
  });
  await activate(company);
  await letThrough([own, petrovs]);
  const { json: byThem } = await offer('halloran', own, company.ids.voss);
  await countAll(company);
  const other = await addUser(company.database, {
    username: 'other',
    role: 'Soldier',
    unit_id: 'C',
    last_name: 'Other',
  });
  // From before the activation, and of an item that is in no line.
  const { json: toThem } = await offer('stranger', stranger.json.id, other);
  await company.database.db
    .updateTable('transfer')
    .set({ to_user_id: company.ids.halloran })
    .where('id', '=', toThem.id)
    .execute();
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');

  expect(await stateOf(byThem.id)).toBe('Cancelled');
  expect(await stateOf(toThem.id)).toBe('Cancelled');
  expect(await titlesTo('voss')).toContain('Transfer cancelled');
  expect(await titlesTo('stranger')).toContain('Transfer cancelled');
  expect((await newestEvents(company, 'TRANSFER CANCELLED'))[0]).toMatchObject({
    reason: 'Change of command SC-0001',
  });
});

const ask = (who: Who, serialNumber: string) =>
  company.send<{ id: string }>(who, 'POST', '/api/transfers/asks', { serialNumber });
const openAsks = async (who: Who, box: 'incoming' | 'outgoing') =>
  (await company.send<{ id: string }[]>(who, 'GET', `/api/transfers/asks?box=${box}`)).json.map(
    ({ id }) => id,
  );
const offerAsked = async (id: string) =>
  (await company.send<Answered>('halloran', 'POST', `/api/transfers/asks/${id}/offer`, {})).json;

test('the request behind an offer that the signing ends is open again, and goes to the new holder', async () => {
  const [own = ''] = await company.held(1);
  const { name, serial_number } = await company.readItem(own);
  const { json: asked } = await ask('voss', serial_number);
  await activate(company);
  await letThrough([own]);
  expect((await offerAsked(asked.id)).status).toBe('Pending');
  await signBoth();

  expect(await openAsks('voss', 'outgoing')).toEqual([asked.id]);
  expect(await openAsks('osei', 'incoming')).toEqual([asked.id]);
  const notice = (await noticesOf(company.as.voss)).find(({ title }) => title === 'Transfer cancelled');
  expect(notice?.message).toBe(
    `The transfer of ${name} ${serial_number} was cancelled: SPC Halloran handed over (SC-0001). Your request ${asked.id} is open again.`,
  );
  expect(await findingsOf(company)).toEqual([]);
});

test('a request of the incoming person ends with the signing by which the item becomes theirs', async () => {
  const [own = ''] = await company.held(1);
  const { serial_number } = await company.readItem(own);
  const { json: asked } = await ask('osei', serial_number);
  await activate(company);
  await letThrough([own]);
  expect((await offerAsked(asked.id)).status).toBe('Pending');
  await signBoth();
  expect(await openAsks('osei', 'outgoing')).toEqual([]);
  const notices = (await noticesOf(company.as.osei)).map(({ message }) => message);
  expect(notices.filter((message) => message.includes('is open again'))).toEqual([]);
});

test('SUCC-12 what is about a section that was left out goes on: the outgoing person stays responsible there', async () => {
  const [petrovs = ''] = await company.signedDownTo('petrov', 1);
  await company.held(1);
  await activate(company);
  const { version, sections } = await detail(company);
  const { number } = sections.find(({ kind }) => kind === 'sub') ?? {};
  await company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', {
    version,
    sections: [{ number, included: false, leaveOutReason: 'In the field' }],
  });
  const recallId = await recall(petrovs);
  await signBoth();
  expect(await stateOf(recallId)).toBe('Pending');
  expect((await decide('halloran', recallId)).status).toBe(200);
  expect(await chainOf(company, petrovs)).toEqual(['halloran']);
});

test('SUCC-05 a recall from the outgoing holder goes on as one from the incoming holder', async () => {
  const [own = ''] = await company.signedDownTo('petrov', 1);
  const id = await activateHolder(company);
  await company.send('petrov', 'POST', `/api/successions/${id}/let-through`, {
    itemIds: [own],
    reason: 'Asked back',
  });
  const recallId = await recall(own);
  await countHolder(company, id);
  for (const side of ['giver', 'outgoing', 'incoming'] as const) await signSide(company, id, side);
  expect(await stateOf(recallId)).toBe('Cancelled');
  const open = await company.send<TransferDto[]>('halloran', 'GET', '/api/transfers?status=Pending');
  expect(open.json).toMatchObject([{ is_recall: true, from: 'SPC Voss' }]);
  expect(await titlesTo('voss')).toContain('Recall request');
  expect((await decide('halloran', open.json[0]?.id ?? '')).status).toBe(200);
  expect(await chainOf(company, own)).toEqual(['halloran']);
  expect(await findingsOf(company)).toEqual([]);
});

test('SUCC-04 recall by the outgoing person answers 403 where they still see the item, and 404 where they do not', async () => {
  const [members = ''] = await givenDown(company, 'whitaker', 1);
  const [own = ''] = await company.signedDownTo('petrov', 1);
  const id = await activateHolder(company);
  await countHolder(company, id);
  for (const side of ['giver', 'outgoing', 'incoming'] as const) await signSide(company, id, side);
  // SPC Petrov leads the squad of SPC Whitaker, and so sees what that person holds.
  expect((await company.send('petrov', 'GET', `/api/property/${members}`)).status).toBe(200);
  const seen = await company.send('petrov', 'POST', `/api/property/${members}/recall`, {});
  expect(seen.status).toBe(403);
  expect((await company.send('petrov', 'GET', `/api/property/${own}`)).status).toBe(404);
  expect((await company.send('petrov', 'POST', `/api/property/${own}/recall`, {})).status).toBe(404);
});

test('SUCC-16 what is mounted on an item moves with it only if it is let through, as it is with its item', async () => {
  const [rifle = '', sight = ''] = await company.held(2);
  await company.database.db
    .insertInto('attached_component')
    .values({ parent_id: rifle, component_id: sight, position: 'Rail' })
    .execute();
  await activate(company);
  await letThrough([rifle]);
  const { json: open } = await offer('halloran', rifle, company.ids.voss, { includeComponents: true });
  const lines = company.database.db.updateTable('succession_line').where('item_id', '=', sight);
  await lines.set({ let_through_at: null, let_through_reason: null }).execute();
  const refused = await decide('voss', open.id);
  expect([refused.status, refused.json.error]).toEqual([409, 'frozen']);
  expect(await chainOf(company, rifle)).toEqual(['halloran']);
  await letThrough([rifle]);
  expect((await decide('voss', open.id)).status).toBe(200);
  expect(await chainOf(company, sight)).toEqual(['halloran', 'voss']);
});
