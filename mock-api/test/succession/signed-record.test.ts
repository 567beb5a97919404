import type { SuccessionLineDto, TransferDto } from '@hand-receipt/contracts';
import { type Changing, type Who, activate, changingCompany, countAll, detail, signAs } from './changing';

let company: Changing;
let petrovs: string[];
let own: string[];

beforeEach(async () => {
  company = await changingCompany();
  petrovs = await company.signedDownTo('petrov', 2);
  own = await company.held(1);
});

const linesFor = async (who: Who) =>
  (await company.send<SuccessionLineDto[]>(who, 'GET', '/api/successions/SC-0001/lines?limit=500')).json;
const lineFor = async (who: Who, itemId: string | undefined) =>
  (await linesFor(who)).find(({ item }) => item.id === itemId);

const serialOf = async (id: string) =>
  (
    await company.database.db
      .selectFrom('property')
      .select('serial_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).serial_number;

/** The number of the section of what Petrov holds. */
const petrovsSection = async () =>
  (await detail(company)).sections.find(({ kind }) => kind === 'sub')?.number ?? 0;
const plan = async (section: object) =>
  company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', {
    version: (await detail(company)).version,
    sections: [section],
  });
const offerTo = async (who: Who, propertyId: string, toUserId: string) =>
  (await company.send<TransferDto>(who, 'POST', '/api/transfers', { propertyId, toUserId })).json.id;
const signBoth = async () => {
  await signAs(company, 'halloran');
  const { status } = await signAs(company, 'osei');
  expect(status).toBe(200);
};

test('SUCC-14 a signed chain stays as it was signed, whoever holds the item since', async () => {
  await activate(company);
  await countAll(company);
  await signBoth();
  const [moved] = petrovs;
  const asSigned = {
    holder: 'SPC Petrov',
    chain_before: ['SPC Halloran', 'SPC Petrov'],
    chain_after: ['CPT Osei', 'SPC Petrov'],
  };
  expect(await lineFor('halloran', moved)).toMatchObject(asSigned);
  const offer = await company.offer('petrov', moved ?? '', 'whitaker');
  await company.decide('whitaker', offer.id, 'Approved');

  expect((await company.send('halloran', 'GET', `/api/property/${moved}`)).status).toBe(404);
  expect(await lineFor('halloran', moved)).toMatchObject(asSigned);
  expect(await lineFor('osei', moved)).toMatchObject(asSigned);
});

test('what was signed keeps its chains and serial number while another section is open', async () => {
  await activate(company);
  await plan({ number: await petrovsSection(), included: false, leaveOutReason: 'In the field' });
  await countAll(company);
  await signBoth();
  const [item = ''] = own;
  const serial = (await lineFor('osei', item))?.item.serial_number;
  const offer = await offerTo('osei', item, company.ids.tanaka);
  await company.decide('tanaka', offer, 'Approved');
  await company.database.db
    .updateTable('property')
    .set({ serial_number: 'AMENDED-1' })
    .where('id', '=', item)
    .execute();

  expect(await lineFor('halloran', item)).toMatchObject({
    item: { serial_number: serial },
    holder: 'CPT Osei',
    chain_before: ['SPC Halloran'],
    chain_after: ['CPT Osei'],
  });
  // Nobody signs a section that is left out.
  expect(await lineFor('halloran', petrovs[0])).toMatchObject({
    chain_before: ['SPC Halloran', 'SPC Petrov'],
    chain_after: [],
  });
});

test('cancelled after a part was signed, it says what that part did and nothing of the rest', async () => {
  await company.signedDownTo('voss', 3);
  await activate(company);
  await plan({ number: await petrovsSection(), included: false, leaveOutReason: 'In the field' });
  await countAll(company);
  await signBoth();
  await plan({ number: await petrovsSection(), included: true });
  const open = await detail(company);
  expect(open.signing).toMatchObject({ passes: 2, signatures: [] });
  const cancelled = await company.send('halloran', 'POST', '/api/successions/SC-0001/cancel', {
    reason: 'Orders were revoked.',
  });

  expect(cancelled.json.state).toBe('cancelled');
  expect(cancelled.json.signing).toMatchObject({ passes: 4, set_hash: null, blockers: [] });
  expect(cancelled.json.signing.signatures.map(({ part }) => part).sort()).toEqual(['incoming', 'outgoing']);
  const offer = await company.offer('petrov', petrovs[0] ?? '', 'whitaker');
  await company.decide('whitaker', offer.id, 'Approved');
  const lines = await linesFor('halloran');
  expect(lines.filter(({ chain_after: after }) => after.length > 0)).toHaveLength(4);
  expect(lines.find(({ item }) => item.id === petrovs[0])).toMatchObject({
    holder: 'SPC Petrov',
    chain_before: ['SPC Halloran', 'SPC Petrov'],
    chain_after: [],
  });
});

test('cancelled before anybody signed, nothing passes', async () => {
  await activate(company);
  await countAll(company);
  await signAs(company, 'halloran');
  const cancelled = await company.send('halloran', 'POST', '/api/successions/SC-0001/cancel', {
    reason: 'Orders were revoked.',
  });
  expect(cancelled.json.signing).toMatchObject({ passes: 0, released: [], signatures: [] });
});

test('SUCC-06 once signed it still names who was released', async () => {
  const [item = ''] = petrovs;
  const offer = await offerTo('petrov', item, company.oseiId);
  await company.send('osei', 'PATCH', `/api/transfers/${offer}/status`, { status: 'Approved' });
  await activate(company);
  const lines = await linesFor('halloran');
  const { sections } = await detail(company);
  for (const { item: line, section } of lines) {
    const reader = sections.find(({ number }) => number === section)?.reader.id;
    const who = reader === company.oseiId ? 'osei' : 'halloran';
    await company.send(who, 'POST', '/api/successions/SC-0001/readings', {
      section,
      code: line.serial_number ?? (await serialOf(line.id)),
    });
  }
  await signBoth();
  const { signing } = await detail(company);
  expect(signing).toMatchObject({ passes: 3, released: [{ person: { name: 'SPC Petrov' }, items: 1 }] });
});
