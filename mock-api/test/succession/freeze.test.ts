import type { TransferDto } from '@hand-receipt/contracts';
import { importsOf } from '../property/imports';
import { noticesOf } from '../people/people-fixture';
import { dayWords } from '../../src/property';
import { type Changing, START, changingCompany, daysAfter, paperOf } from './changing';
import { LOST } from '../support/loss-facts';

let company: Changing;
let petrovs: string[];
let own: string[];

beforeAll(async () => {
  company = await changingCompany();
  petrovs = await company.signedDownTo('petrov', 3);
  own = await company.held(2);
  await company.open();
});

const DUE = dayWords(daysAfter(START, 30));
const FROZEN = `Transfers of this property are frozen for the inventory SC-0001 until ${DUE}. SPC Halloran can let an item through.`;
const COUNTED = `while the property of SPC Halloran is counted for SC-0001, until ${DUE}.`;
const get = async () => (await company.send('halloran', 'GET', '/api/successions/SC-0001')).json;
const messagesTo = async (who: 'petrov' | 'osei') =>
  (await noticesOf(company.as[who])).map(({ message }) => message);
const act = (what: string, body?: object) =>
  company.send('halloran', 'POST', `/api/successions/SC-0001/${what}`, body);

test('the plan is changed over the version that was read', async () => {
  const { version, sections } = await get();
  const [first] = sections;
  const plan = (over: number, section: object) =>
    company.send('brandt', 'PUT', '/api/successions/SC-0001/plan', { version: over, sections: [section] });

  const stale = await plan(version - 1, { number: first?.number, included: true });
  expect([stale.status, stale.json.message]).toEqual([409, 'Somebody changed this while you were typing.']);
  const without = await plan(version, { number: first?.number, included: false });
  expect([without.status, without.json.message]).toEqual([400, 'Say why section 1 is left out.']);
  const moved = await plan(version, {
    number: first?.number,
    included: true,
    day: daysAfter(START, 4),
    place: 'Arms room',
  });
  expect(moved.json.sections[0]).toMatchObject({ day: daysAfter(START, 4), place: 'Arms room' });
});

test('publishing tells every sub-hand receipt holder, who then see their own section alone', async () => {
  expect((await act('publish')).status).toBe(200);
  expect(await messagesTo('petrov')).toContain(
    `SC-0001, from SPC Halloran to CPT Osei. Your property is counted on ${dayWords(START)}.`,
  );
  const seen = await company.send('petrov', 'GET', '/api/successions/SC-0001');
  expect(seen.json).toMatchObject({ my_part: 'sub', differences: [], prepare: [] });
  expect(seen.json.sections.map(({ title }) => title)).toEqual(['SPC Petrov']);
});

test('SUCC-15 activation is refused while an item of the set has an open transfer, and the list leads to it', async () => {
  const offer = await company.offer('halloran', own[0] ?? '', 'voss');
  const refused = await act('activate');

  expect([refused.status, refused.json.message]).toEqual([
    409,
    `Open transfers and recalls: ${offer.id}, offer of W900004 by SPC Halloran to SPC Voss.`,
  ]);
  const row = (await get()).prepare.find(({ key }) => key === 'transfers');
  expect(row).toMatchObject({ blocking: 'yes', clear: false, count: 1 });
  expect(row?.entries[0]).toMatchObject({ path: `/transfers/${offer.id}`, mine: true });
  await company.send('halloran', 'POST', `/api/transfers/${offer.id}/cancel`);
});

test('SUCC-16 in a freeze custody acts answer 409 with the number, and others succeed', async () => {
  const rejected = await company.offer('petrov', petrovs[0] ?? '', 'voss');
  await company.decide('voss', rejected.id, 'Rejected');
  expect((await act('activate')).json).toMatchObject({ state: 'active', progress: { items: 5, counted: 0 } });
  const refused = [
    await company.send('halloran', 'POST', '/api/transfers', {
      propertyId: own[0],
      toUserId: company.ids.voss,
    }),
    await company.send('halloran', 'POST', `/api/property/${petrovs[1]}/recall`, {}),
    await company.send('halloran', 'POST', '/api/property', { name: 'Tent', serial_number: 'T-1' }),
    await company.send('brandt', 'POST', '/api/closings', {
      kind: 'turn-in',
      documentNumber: 'W15GK9-6326-0012',
      receivingActivity: 'SSA',
      itemIds: [own[0]],
      proof: { password: 'x' },
    }),
  ];

  expect(refused.slice(0, 3).map(({ status, json }) => [status, json.error, json.message])).toEqual([
    [409, 'frozen', FROZEN],
    [409, 'frozen', FROZEN],
    [409, 'frozen', `No item is entered ${COUNTED} An item that the count keeps as an extra can be entered.`],
  ]);
  expect(refused[3]?.status).toBe(409);
  const verified = await company.send('petrov', 'POST', `/api/property/${petrovs[1]}/verify`, {
    verificationType: 'Monthly',
  });
  expect(verified.status).toBe(200);
  const lost = await company.send('petrov', 'PATCH', `/api/property/${petrovs[2]}/status`, LOST);
  expect(lost.status).toBe(200);
});

test('SUCC-16 an import of the unit is not confirmed in a freeze, and the reason is known before a file is chosen', async () => {
  const imports = importsOf(company);
  const before = await company.send('brandt', 'GET', '/api/imports/freeze');
  expect(before.json).toEqual({ message: `No items are imported ${COUNTED} Import them afterwards.` });
  expect((await company.send('whitaker', 'GET', '/api/imports/freeze')).json).toEqual({ message: null });
  const { id } = await imports.preview('brandt', ['Name,Serial Number', 'Tent,T-200']);
  const refused = await imports.confirm('brandt', id);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    `No items are imported ${COUNTED} Import them afterwards.`,
  ]);
});

test('an item that is let through is transferred once, and the incoming person is told', async () => {
  const [id = ''] = own;
  expect((await act('let-through', { itemIds: [id], reason: 'Range week' })).status).toBe(200);
  expect(await messagesTo('osei')).toContain(
    'SPC Halloran lets 1 item of SC-0001 be transferred. Reason: Range week',
  );
  const offer = await company.offer('halloran', id, 'voss');
  expect((await company.decide('voss', offer.id, 'Approved')).statusCode).toBe(200);
  const again = await company.send<TransferDto & { error: string }>('voss', 'POST', '/api/transfers', {
    propertyId: id,
    toUserId: company.ids.petrov,
  });
  expect([again.status, again.json.error]).toEqual([409, 'frozen']);
});

test('an extension moves the due date and needs its letter', async () => {
  const letter = { kind: 'extension', text: 'Range week', days: 10, grantedBy: 'LTC Moreau' };
  const without = await act('notes', letter);

  expect([without.status, without.json.message]).toEqual([400, 'Upload the document.']);
  const uploadId = await paperOf(company, company.ids.halloran);
  expect((await act('notes', { ...letter, uploadId })).json.due_on).toBe(daysAfter(START, 40));
  const noted = await act('notes', { kind: 'orders', text: 'Orders 324-05' });
  expect(noted.json.prepare.find(({ key }) => key === 'orders')).toMatchObject({ clear: true });
});

test('after a cancel custody moves again', async () => {
  await act('cancel', { reason: 'Orders rescinded' });
  expect((await company.send('brandt', 'GET', '/api/imports/freeze')).json).toEqual({ message: null });
  expect((await company.offer('halloran', own[1] ?? '', 'voss')).status).toBe('Pending');
});
