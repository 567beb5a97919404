import type {
  AmendmentDto,
  PropertyDto,
  ReadingAnswerDto,
  SuccessionDifferenceDto,
  SuccessionLineDto,
} from '@hand-receipt/contracts';
import {
  type Changing,
  PROOF,
  type Refusal,
  type Who,
  activate,
  chainOf,
  changingCompany,
  countAll,
  detail,
  paperOf,
  photoOf,
  signAs,
} from './changing';
import { type Listener, listenTo } from '../events/listener';
import { TEST_PASSWORD, cookieOf } from '../support/app';
import { LOST } from '../support/loss-facts';
import { findingsOf } from './holder-fixture';

let company: Changing;
let items: string[];
let section: number;

beforeEach(async () => {
  company = await changingCompany();
  items = await company.signedDownTo('petrov', 3);
  await company.held(1);
  await activate(company);
  const { sections } = await detail(company);
  section = sections.find(({ kind }) => kind === 'sub')?.number ?? 0;
});

// What was read, resolved and read again is what the ledger says of it, whatever the test was about.
afterEach(async () => {
  expect(await findingsOf(company)).toEqual([]);
});

const read = async (code: string, more: object = {}) => {
  const body = { section, code, ...more };
  return (await company.send<ReadingAnswerDto>('osei', 'POST', '/api/successions/SC-0001/readings', body))
    .json;
};
const mark = (who: Who, itemId: string, body: object) =>
  company.send<SuccessionLineDto & Refusal>(
    who,
    'POST',
    `/api/successions/SC-0001/lines/${itemId}/marks`,
    body,
  );
const only = async (kind: string) => {
  const { differences } = await detail(company);
  const [found] = differences.filter((difference) => difference.kind === kind);
  if (!found) throw new Error(`There is no difference of kind ${kind}.`);
  return found;
};
const resolve = (id: string, body: object) =>
  company.send<SuccessionDifferenceDto & Refusal>(
    'halloran',
    'POST',
    `/api/successions/SC-0001/differences/${id}/resolve`,
    body,
  );
const agree = (id: string) =>
  company.send<SuccessionDifferenceDto>('osei', 'POST', `/api/successions/SC-0001/differences/${id}/agree`);
/** What reaches the open pages of somebody from now on. */
async function listenAs(username: Who): Promise<Listener> {
  const base = await company.app.listen({ host: '127.0.0.1', port: 0 });
  const body = { username, password: TEST_PASSWORD };
  const cookie = cookieOf(await company.inject({ method: 'POST', url: '/api/auth/login', body }));
  return listenTo(`${base}/api/events`, { cookie });
}
const said = ({ status, json }: { status: number; json: Refusal }) => [status, json.message];

test('a serial number that differs ends by a signed amendment to the plate, with a photo of it', async () => {
  const near = await read('W90O001');
  await read('W90O001', { plateOf: near.item?.id });
  const { id } = await only('serial-differs');
  const early = await resolve(id, { act: 'amendment', ref: 'AM-0001' });
  expect(said(early)).toEqual([409, 'There is no signed amendment of this item with this number.']);

  const amendment = await company.send<AmendmentDto & Refusal>('brandt', 'POST', '/api/amendments', {
    reason: 'The plate reads otherwise than the book.',
    lines: [{ itemId: items[0], field: 'serial_number', to: 'W90O001' }],
    uploadIds: [await photoOf(company, company.ids.brandt)],
    proof: PROOF,
  });
  expect([amendment.status, amendment.json.message]).toEqual([201, undefined]);
  const signed = await company.send('halloran', 'POST', `/api/amendments/${amendment.json.id}/sign`, PROOF);
  expect(signed.status).toBe(200);
  expect((await only('serial-differs')).done).toEqual([{ act: 'amendment', ref: amendment.json.id }]);

  const done = await resolve(id, { act: 'amendment', ref: amendment.json.id.toLowerCase() });
  expect(done.json).toMatchObject({ state: 'resolved', act: 'amendment', ref: amendment.json.id });
  // The book has the number of the plate now; the difference says what it had.
  expect(done.json).toMatchObject({ item: { serial_number: 'W900001' }, found: 'W90O001' });
});

test('an extra that is entered and signed for joins the set, and its chain has the incoming person after the signing', async () => {
  const photo = await paperOf(company, company.oseiId);
  expect((await read('X77')).result).toBe('not-on-the-books');
  await read('X77', { extra: { name: 'Tripod', uploadId: photo } });
  const { id, acts } = await only('extra');
  expect(acts).toEqual(['gain', 'other-unit', 'typing-error', 'not-army-property', 'document']);
  expect((await resolve(id, { act: 'gain' })).status).toBe(409);

  const created = await company.send<PropertyDto & Refusal>('brandt', 'POST', '/api/property', {
    name: 'Tripod',
    serial_number: 'X77',
    gain: { kind: 'found-on-installation' },
  });
  expect([created.status, created.json.message]).toEqual([201, undefined]);
  expect((await resolve(id, { act: 'gain' })).status).toBe(409);
  await company.send('halloran', 'POST', `/api/property/${created.json.id}/gain/sign`, PROOF);
  expect((await resolve(id, { act: 'gain' })).json).toMatchObject({ act: 'gain', ref: created.json.id });
  await agree(id);
  const lines = await company.send<SuccessionLineDto[]>('halloran', 'GET', '/api/successions/SC-0001/lines');
  expect(lines.json).toHaveLength(5);
  expect(lines.json.find(({ item }) => item.id === created.json.id)?.result).toBe('verified');

  await countAll(company);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect((await chainOf(company, created.json.id))[0]).toBe('osei');
});

test('an extra that is not ours ends by a note that says why', async () => {
  await read('X78', { extra: { name: 'Radio', uploadId: await paperOf(company, company.oseiId) } });
  const { id } = await only('extra');
  const empty = await resolve(id, { act: 'other-unit' });
  expect(said(empty)).toEqual([400, 'Say in one sentence what it is.']);
  expect((await resolve(id, { act: 'other-unit', note: 'Of C Company.' })).status).toBe(200);
  expect((await agree(id)).json.state).toBe('agreed');
});

test('SUCC-23 found in another section ends by reading it in its own, or by a transfer that was let through', async () => {
  const { sections } = await detail(company);
  const held = sections.find(({ kind }) => kind === 'held')?.number ?? 0;
  expect((await read('W900001', { section: held })).result).toBe('other-section');
  const { id } = await only('wrong-holder');
  const early = await resolve(id, { act: 'section' });
  expect(said(early)).toEqual([409, 'The item was not read again in its own section.']);
  expect((await resolve(id, { act: 'note', note: 'Moved' })).status).toBe(400);

  await company.send('halloran', 'POST', '/api/successions/SC-0001/let-through', {
    itemIds: [items[0]],
    reason: 'Carried by another squad.',
  });
  const offer = await company.offer('petrov', items[0] ?? '', 'whitaker');
  await company.decide('whitaker', offer.id, 'Approved');
  expect((await resolve(id, { act: 'transfer', ref: offer.id })).json).toMatchObject({ ref: offer.id });
  expect((await read('W900001')).result).toBe('verified');
  expect(await only('wrong-holder')).toMatchObject({ state: 'resolved', act: 'section' });
});

test('the condition as seen ends once the book has that status, and only of what was read', async () => {
  const [id = ''] = items;
  const early = await mark('halloran', id, { mark: 'condition', status: 'Damaged' });
  expect(said(early)).toEqual([409, 'Read the serial number of this item first.']);
  await read('W900001');
  await mark('halloran', id, { mark: 'condition', status: 'Damaged' });
  const { id: differenceId } = await only('condition');
  expect((await resolve(differenceId, { act: 'status' })).status).toBe(409);
  const set = await company.send('halloran', 'PATCH', `/api/property/${id}/status`, { status: 'Damaged' });
  expect(set.status).toBe(200);
  expect((await resolve(differenceId, { act: 'status' })).json.state).toBe('resolved');

  const differs = await mark('halloran', id, { mark: 'data-differs', text: 'NSN on the plate is another.' });
  expect(differs.status).toBe(200);
  expect((await only('data-differs')).found).toBe('NSN on the plate is another.');
});

test('what cannot be read is identified by other marks, with a photo and a note', async () => {
  await mark('halloran', items[0] ?? '', { mark: 'not-readable', text: 'Painted over.' });
  const { id } = await only('not-readable');
  const bare = await resolve(id, { act: 'note', note: 'Rack number 7, scar on the stock.' });
  expect(said(bare)).toEqual([400, 'Upload a photo of the marks.']);
  const uploadId = await paperOf(company, company.ids.halloran);
  const done = await resolve(id, { act: 'note', note: 'Rack number 7, scar on the stock.', uploadId });
  expect(done.json.state).toBe('resolved');

  // Read after all: it is verified, and the incoming person agrees to that.
  expect((await read('W900001')).result).toBe('verified');
  expect(await only('not-readable')).toMatchObject({ act: 'recount', note: null });
});

test('a document with number, date, file and sentence ends every kind', async () => {
  await mark('halloran', items[0] ?? '', { mark: 'not-found' });
  await mark('osei', items[0] ?? '', { mark: 'confirm-not-found' });
  const { id } = await only('missing');
  const document = { act: 'document', ref: 'FLIPL 26-031' };
  expect(said(await resolve(id, document))).toEqual([400, 'Say in one sentence what it is.']);
  const worded = { ...document, note: 'Under investigation.' };
  expect(said(await resolve(id, worded))).toEqual([400, 'Enter the date of the document.']);
  const dated = { ...worded, documentOn: '2026-11-22' };
  expect(said(await resolve(id, dated))).toEqual([400, 'Upload the document.']);
  const uploadId = await paperOf(company, company.ids.halloran);
  expect((await resolve(id, { ...dated, uploadId })).json).toMatchObject({ ref: 'FLIPL 26-031' });
  await agree(id);
  expect((await detail(company)).signing.excluded.map((item) => item.id)).toEqual([items[0]]);
});

/** A component of an item, with five of seven on hand as its holder counts. */
async function shortItem() {
  const [id = ''] = items;
  const component = await company.database.db
    .insertInto('component')
    .values({ property_id: id, name: 'Magazine', quantity: 7, position: 0, required: true, damaged: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const count = (who: Who, onHand: number) =>
    company.send<Refusal>(who, 'PUT', `/api/successions/SC-0001/lines/${id}/components`, {
      counts: [{ componentId: component.id, onHand, damaged: 0 }],
    });
  return { id, count };
}

test('SUCC-26 components are counted after a match; what is short is a difference until a document or another count', async () => {
  const { count } = await shortItem();
  expect(said(await count('osei', 5))).toEqual([409, 'Read the serial number of this item first.']);
  const match = await read('W900001');
  expect(match.components).toMatchObject([{ name: 'Magazine', quantity: 7 }]);
  expect(said(await count('brandt', 5))[0]).toBe(403);
  expect((await count('osei', 5)).status).toBe(200);
  const short = await only('component-short');
  expect(short).toMatchObject({ found: '2 x Magazine', state: 'open', done: [] });
  const shortage = await company.database.db
    .selectFrom('component_shortage')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(shortage).toMatchObject({ accountable_user_id: company.ids.petrov, quantity: 2 });
  const early = await resolve(short.id, { act: 'shortage', ref: shortage.id });
  expect(said(early)).toEqual([
    409,
    'Enter the number of a shortage of this item, such as SH-0012. Each of its shortages needs a document number first.',
  ]);
  await company.send('brandt', 'PATCH', `/api/shortages/${shortage.id}`, { documentNumber: 'W15GK9' });
  expect((await only('component-short')).done).toEqual([{ act: 'shortage', ref: shortage.id }]);
  expect((await resolve(short.id, { act: 'shortage', ref: shortage.id })).status).toBe(200);

  await count('halloran', 7);
  expect(await only('component-short')).toMatchObject({ state: 'resolved', act: 'recount', ref: null });
});

test('SUCC-26 a shortage that two counts found names both shortages', async () => {
  const { count } = await shortItem();
  await read('W900001');
  await count('osei', 5);
  await count('osei', 3);
  const short = await only('component-short');
  expect(short.found).toBe('4 x Magazine');
  const { db } = company.database;
  await db.updateTable('component_shortage').set({ document_number: 'W15GK9' }).execute();
  const numbers = (await db.selectFrom('component_shortage').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  expect(numbers).toHaveLength(2);
  expect((await only('component-short')).done).toEqual(numbers.map((ref) => ({ act: 'shortage', ref })));
  const [first, second] = numbers;
  expect((await resolve(short.id, { act: 'shortage', ref: `${first}, SH-0999` })).status).toBe(409);
  for (const ref of [first, `${first}, ${second}`]) {
    expect((await resolve(short.id, { act: 'shortage', ref })).json.ref).toBe(`${first}, ${second}`);
  }
});

test('SUCC-10 a component counted between the two signatures voids the first, and the refusal names the line', async () => {
  const { id, count } = await shortItem();
  await countAll(company);
  const { signing } = await detail(company, 'osei');
  expect((await signAs(company, 'halloran')).json.state).toBe('signing');
  await count('osei', 5);
  expect((await detail(company)).state).toBe('active');
  const second = await signAs(company, 'osei', { setHash: signing.set_hash });
  expect([second.status, second.json.error]).toEqual([409, 'set-changed']);
  expect(second.json.message).toMatch(
    /^The list changed after SPC Halloran signed on \S+ \d{4}: 1 line differs. Both sign again.$/,
  );
  expect(second.json).toMatchObject({
    present: { lines: [{ id, serial_number: 'W900001' }] },
    fields: { [id]: 'M4A1 Carbine W900001' },
  });
});

test('SUCC-25 a missing item with an open loss case is excluded by the number of the case', async () => {
  const [id = ''] = items;
  await mark('halloran', id, { mark: 'not-found' });
  await mark('osei', id, { mark: 'confirm-not-found' });
  const missing = await only('missing');
  expect(missing.acts).toContain('loss');
  const early = await resolve(missing.id, { act: 'loss', ref: 'LC-0001' });
  expect(said(early)).toEqual([409, 'There is no open loss case of this item with this number.']);
  await read('W900002');
  await read('W900003');
  const lost = await company.send<Refusal>('petrov', 'PATCH', `/api/property/${id}/status`, LOST);
  expect([lost.status, lost.json.message]).toEqual([200, undefined]);
  const { case_id: caseId } = await company.database.db
    .selectFrom('loss_case_item')
    .select('case_id')
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await only('missing')).done).toEqual([{ act: 'loss', ref: caseId }]);
  expect((await resolve(missing.id, { act: 'loss', ref: caseId })).json).toMatchObject({ ref: caseId });
  expect((await agree(missing.id)).json.state).toBe('agreed');
  expect((await detail(company)).signing.excluded.map((item) => item.id)).toEqual([id]);
});

test('SUCC-25 what is found after both agreed to its loss case is open again, and its signature void', async () => {
  const [id = ''] = items;
  await mark('halloran', id, { mark: 'not-found' });
  await mark('osei', id, { mark: 'confirm-not-found' });
  await countAll(company);
  await company.send('petrov', 'PATCH', `/api/property/${id}/status`, LOST);
  const missing = await only('missing');
  const caseId = missing.done[0]?.ref ?? '';
  await resolve(missing.id, { act: 'loss', ref: caseId });
  await agree(missing.id);
  expect((await signAs(company, 'halloran')).json.state).toBe('signing');

  const address = `/api/loss-cases/${caseId}`;
  const report = { itemId: id, foundAt: company.clock.now().toISOString(), where: 'Motor pool' };
  const reported = await company.send<Refusal>('halloran', 'POST', `${address}/found`, report);
  expect([reported.status, reported.json.message]).toEqual([200, undefined]);
  const confirm = { itemId: id, code: 'W900001' };
  const closed = await company.send<Refusal>('brandt', 'POST', `${address}/confirm`, confirm);
  expect([closed.status, closed.json.message]).toEqual([200, undefined]);

  expect(await only('missing')).toMatchObject({ state: 'open', act: null, done: [{ act: 'found' }] });
  const { signing, sections } = await detail(company);
  expect(signing.excluded).toEqual([]);
  expect(signing.blockers.map(({ message }) => message)).toEqual([
    `W900001 was found: its loss case ${caseId} has ended. Settle its difference again.`,
  ]);
  expect(sections.find(({ number }) => number === section)?.open_differences).toBe(1);
  const heard = await listenAs('halloran');
  expect(said(await signAs(company, 'osei'))).toEqual([
    409,
    expect.stringMatching(/^The list changed after .* signed on .*: 1 line differs. Both sign again.$/),
  ]);
  // The open page of who signed reads again: their signature is void.
  await heard.until(() =>
    heard.of<{ scopes: string[] }>('changed').some(({ data }) => data.scopes.includes('successions')),
  );
  heard.stop();
  expect(said(await signAs(company, 'osei'))[0]).toBe(409);

  const found = await resolve(missing.id, { act: 'found' });
  expect([found.json.message, found.json.state]).toEqual([undefined, 'resolved']);
  expect((await agree(missing.id)).json.state).toBe('agreed');
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect(await chainOf(company, id)).toEqual(['osei', 'petrov']);
});

/** Petrov reports an item lost; answers the number of its case. */
async function reportLost(id: string): Promise<string> {
  const lost = await company.send<Refusal>('petrov', 'PATCH', `/api/property/${id}/status`, LOST);
  if (lost.status !== 200) throw new Error(lost.json.message);
  const { case_id: caseId } = await company.database.db
    .selectFrom('loss_case_item')
    .select('case_id')
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
  return caseId;
}

/** Brandt confirms that what a reading of the count reported was found. */
async function confirmFound(caseId: string, itemId: string, code: string): Promise<void> {
  const address = `/api/loss-cases/${caseId}/confirm`;
  const { status, json } = await company.send<Refusal>('brandt', 'POST', address, { itemId, code });
  if (status !== 200) throw new Error(json.message);
}

test('SUCC-25 what is read while its loss case is open stays with the outgoing person, by that case', async () => {
  const [id = ''] = items;
  const caseId = await reportLost(id);
  expect((await read('W900001')).result).toBe('verified');
  const { id: differenceId, found, done, acts } = await only('condition');
  expect([found, done]).toEqual(['On hand, Lost in the book', [{ act: 'loss', ref: caseId }]]);
  expect(acts).toEqual(['status', 'loss', 'closing', 'document']);
  expect(said(await resolve(differenceId, { act: 'status' }))[0]).toBe(409);
  expect(said(await mark('halloran', id, { mark: 'condition', status: 'Damaged' }))).toEqual([
    409,
    `W900001 is Lost until its loss case ${caseId} ends.`,
  ]);
  expect((await resolve(differenceId, { act: 'loss', ref: caseId })).json.state).toBe('resolved');
  expect((await agree(differenceId)).json.state).toBe('agreed');
  await countAll(company);
  expect((await detail(company)).signing).toMatchObject({ excluded: [{ id }], blockers: [] });
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect(await chainOf(company, id)).toEqual(['halloran', 'petrov']);
  expect(await chainOf(company, items[1] ?? '')).toEqual(['osei', 'petrov']);
});

test('SUCC-25 what was read and whose loss case ends as found before the signing passes', async () => {
  const [id = ''] = items;
  const caseId = await reportLost(id);
  await read('W900001');
  const { id: differenceId } = await only('condition');
  await resolve(differenceId, { act: 'loss', ref: caseId });
  await agree(differenceId);
  await countAll(company);
  await confirmFound(caseId, id, 'W900001');
  expect(await only('condition')).toMatchObject({ state: 'open', done: [{ act: 'status', ref: null }] });
  expect((await detail(company)).signing.blockers.map(({ message }) => message)).toEqual([
    `W900001 was found: its loss case ${caseId} has ended. Settle its difference again.`,
  ]);
  await resolve(differenceId, { act: 'status' });
  await agree(differenceId);
  await signAs(company, 'halloran');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');
  expect(await chainOf(company, id)).toEqual(['osei', 'petrov']);
});

test('SUCC-25 what is reported lost after it was read holds the signing up until it is read again', async () => {
  const [id = ''] = items;
  await countAll(company);
  const caseId = await reportLost(id);
  expect((await detail(company)).signing.blockers.map(({ message }) => message)).toEqual([
    `W900001 is Lost, and its loss case ${caseId} is open. Read it again, or mark it as not found.`,
  ]);
  expect((await read('W900001')).result).toBe('verified');
  expect((await read('W900001')).result).toBe('already-verified');
  expect((await mark('halloran', id, { mark: 'not-found' })).status).toBe(409);
  const { id: differenceId } = await only('condition');
  await resolve(differenceId, { act: 'loss', ref: caseId });
  await agree(differenceId);
  expect((await detail(company)).signing).toMatchObject({ excluded: [{ id }], blockers: [] });
});

test('SUCC-25 a line that nobody read and that is reported lost names its case, and holds the signing up', async () => {
  const [id = ''] = items;
  const caseId = await reportLost(id);
  for (const who of ['halloran', 'osei'] as const) {
    const url = '/api/successions/SC-0001/lines?result=none';
    const { json } = await company.send<SuccessionLineDto[]>(who, 'GET', url);
    expect(json.flatMap(({ item, loss_case }) => (loss_case ? [[item.id, loss_case]] : []))).toEqual([
      [id, caseId],
    ]);
  }
  const blocks = async () => (await detail(company, 'osei')).signing.blockers.map(({ message }) => message);
  expect(await blocks()).toContain(
    `M4A1 Carbine, not counted yet, is Lost, and its loss case ${caseId} is open. Read it, or mark it as not found.`,
  );
  const waiting = async () => (await detail(company, 'osei')).sections[section - 1]?.to_confirm;
  expect(await waiting()).toBe(0);
  await mark('halloran', id, { mark: 'not-found' });
  expect(await waiting()).toBe(1);
  expect((await blocks()).join()).not.toContain(caseId);
  await mark('osei', id, { mark: 'confirm-not-found' });
  expect(await waiting()).toBe(0);
});

test('SUCC-25 what is reported lost after it was read may be marked as not found', async () => {
  const [id = ''] = items;
  await read('W900001');
  const listed = async () => {
    const url = '/api/successions/SC-0001/lines?result=verified';
    const { json } = await company.send<SuccessionLineDto[]>('halloran', 'GET', url);
    return json.map(({ item, missing_since: isMissing }) => [item.id, isMissing]);
  };
  expect(await listed()).toEqual([[id, false]]);
  await reportLost(id);
  expect(await listed()).toEqual([[id, true]]);
  const marked = await mark('halloran', id, { mark: 'not-found' });
  expect([marked.status, marked.json]).toEqual([200, expect.objectContaining({ missing_since: false })]);
});

test('SUCC-25 no document stands for an item whose loss case is open: it is not found, and stays with the outgoing', async () => {
  const [id = '', later = ''] = items;
  const byDocument = async () => ({
    mark: 'by-document',
    text: 'DA 2407 4-117',
    uploadId: await photoOf(company, company.ids.halloran),
  });
  expect((await mark('halloran', later, await byDocument())).status).toBe(200);
  const [caseId, laterCase] = [await reportLost(id), await reportLost(later)];
  expect(said(await mark('halloran', id, await byDocument()))).toEqual([
    409,
    `W900001 is Lost, and its loss case ${caseId} is open. Mark it as not found.`,
  ]);
  await mark('halloran', id, { mark: 'not-found' });
  await mark('osei', id, { mark: 'confirm-not-found' });
  const { id: differenceId } = await only('missing');
  await resolve(differenceId, { act: 'loss', ref: caseId });
  await agree(differenceId);
  // What a document stood for before its loss was reported holds the signing up.
  const { signing } = await detail(company);
  expect(signing.excluded).toMatchObject([{ id }]);
  expect(signing.blockers.map(({ message }) => message)).toContain(
    `M4A1 Carbine, seen by document, is Lost, and its loss case ${laterCase} is open. Read it, or mark it as not found.`,
  );
});

test('the condition of an item that was just read is not Lost', async () => {
  await read('W900001');
  expect(said(await mark('halloran', items[0] ?? '', { mark: 'condition', status: 'Lost' }))).toEqual([
    400,
    'An item that was read is not Lost.',
  ]);
});

test('the document of a difference is of today or before', async () => {
  await mark('halloran', items[0] ?? '', { mark: 'not-readable', text: 'Painted over.' });
  const { id } = await only('not-readable');
  const document = { act: 'document', ref: 'DD 200', note: 'Marks.', documentOn: '2099-01-01' };
  const { status, json } = await resolve(id, document);
  expect([status, (json as unknown as Refusal).fields]).toEqual([
    400,
    { documentOn: 'The date of the document is in the future.' },
  ]);
});
