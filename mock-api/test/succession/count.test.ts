import {
  COUNT_CODE_WORDS,
  type ReadingAnswerDto,
  type SuccessionDifferenceDto,
  type SuccessionLineDto,
  type SuccessionReadingDto,
} from '@hand-receipt/contracts';
import {
  type Changing,
  type Refusal,
  type Who,
  activate,
  changingCompany,
  detail,
  photoOf,
  signAs,
} from './changing';

let company: Changing;
let petrovs: string[];
let sections: { petrov: number; held: number };

beforeAll(async () => {
  company = await changingCompany();
  petrovs = await company.signedDownTo('petrov', 3);
  await company.held(1);
  await activate(company);
  const { sections: all } = await detail(company);
  const numberOf = (kind: string) => all.find((section) => section.kind === kind)?.number ?? 0;
  sections = { petrov: numberOf('sub'), held: numberOf('held') };
});

const read = (code: string, more: object = {}, who: Who = 'osei') =>
  company.send<ReadingAnswerDto & Refusal>(who, 'POST', '/api/successions/SC-0001/readings', {
    section: sections.petrov,
    code,
    ...more,
  });
const linesFor = async (who: Who, query = '') =>
  (await company.send<SuccessionLineDto[]>(who, 'GET', `/api/successions/SC-0001/lines?${query}`)).json;
const mark = (who: Who, itemId: string, body: object) =>
  company.send<SuccessionLineDto & Refusal>(
    who,
    'POST',
    `/api/successions/SC-0001/lines/${itemId}/marks`,
    body,
  );
const difference = (who: Who, id: string, what: string, body?: object) =>
  company.send<SuccessionDifferenceDto & Refusal>(
    who,
    'POST',
    `/api/successions/SC-0001/differences/${id}/${what}`,
    body,
  );

test('SUCC-19 the reader sees no serial number that they have not read', async () => {
  const lines = await linesFor('osei');
  expect(lines).toHaveLength(4);
  expect(lines.map(({ item }) => [item.name, item.serial_number])).toEqual(
    Array(4).fill(['M4A1 Carbine', null]),
  );
  expect(JSON.stringify(lines)).not.toMatch(/W9000/);
  expect(await linesFor('osei', 'q=W900001')).toEqual([]);
  expect((await linesFor('halloran')).map(({ item }) => item?.serial_number)).toContain('W900001');
  expect((await linesFor('petrov')).map(({ section }) => section)).toEqual(Array(3).fill(sections.petrov));
});

test('a web address and a code that is too long are refused and not kept', async () => {
  for (const [code, message] of [
    ['https://example.mil/W900001', COUNT_CODE_WORDS.address],
    ['9'.repeat(65), COUNT_CODE_WORDS.tooLong],
  ] as const) {
    const { status, json } = await read(code);
    expect([status, json.message, json.fields]).toEqual([400, message, { code: message }]);
  }
  const readings = await company.send<unknown[]>('osei', 'GET', '/api/successions/SC-0001/readings');
  expect(readings.json).toEqual([]);
});

test('SUCC-19 a refusal to confirm does not tell the reader a serial number that was not read', async () => {
  const { status, json } = await mark('osei', petrovs[2] ?? '', { mark: 'confirm-not-found' });
  expect([status, json.message]).toEqual([409, 'This item is not marked as not found.']);
});

test('SUCC-19 nothing that is read, marked or searched tells the reader a serial number that was not read', async () => {
  const [, , id = ''] = petrovs;
  const guessed = await read('X-1', { plateOf: id });
  expect([guessed.status, guessed.json.message]).toEqual([
    409,
    'Read the plate first, then confirm what it reads.',
  ]);
  expect((await mark('halloran', id, { mark: 'not-found', text: 'In the cage' })).status).toBe(200);
  const answers = [
    await linesFor('osei'),
    await linesFor('osei', 'q=W900003'),
    await linesFor('osei', 'result=not-found'),
    await detail(company, 'osei'),
    (await company.send('osei', 'GET', '/api/successions/SC-0001/readings')).json,
    (await company.send('osei', 'GET', '/api/successions')).json,
  ];
  expect(JSON.stringify(answers)).not.toMatch(/W9000/);
  // The line is named, so that the reader may confirm it.
  const [line] = await linesFor('osei', 'result=not-found');
  expect(line).toMatchObject({ to_confirm: true, item: { id, name: 'M4A1 Carbine', serial_number: null } });
});

test('SUCC-20 a correct reading shows the serial of the book and ticks the line', async () => {
  const answer = await read('w900001');
  expect(answer.json).toMatchObject({
    result: 'verified',
    message: 'Matches. W900001, M4A1 Carbine, held by SPC Petrov.',
    progress: { counted: 1, items: 3 },
  });
  expect(await linesFor('halloran', 'result=verified')).toHaveLength(1);
  const again = await read('W900001');
  expect(again.json.result).toBe('already-verified');
  expect(again.json.message).toMatch(/^Read on \S+ \d{4} by CPT Osei\.$/);
});

test('SUCC-20 a mark of a line that was read is refused by who read it, and the reading stays', async () => {
  const [id = ''] = petrovs;
  const uploadId = await photoOf(company, company.ids.halloran);
  for (const body of [
    { mark: 'not-found', text: 'In the cage' },
    { mark: 'not-readable', text: 'Painted over.' },
    { mark: 'by-document', text: 'WO-26-118', uploadId },
  ]) {
    const { status, json } = await mark('halloran', id, body);
    expect(status).toBe(409);
    expect(json.message).toMatch(/^CPT Osei read W900001 at \d{4}\.$/);
  }
  expect(await linesFor('halloran', 'result=verified')).toMatchObject([
    { item: { id }, counted_by: 'CPT Osei', mark_text: null },
  ]);
  const line = await company.database.db
    .selectFrom('succession_line')
    .select('verification_id')
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(line.verification_id).not.toBeNull();
  expect((await detail(company)).differences).toEqual([]);
});

test('what was read stays readable, newest first, and says what is left to settle', async () => {
  await read('Y-1');
  const { json } = await company.send<SuccessionReadingDto[]>(
    'osei',
    'GET',
    `/api/successions/SC-0001/readings?section=${sections.petrov}`,
  );
  expect(json.map(({ code, result, settled }) => [code, result, settled])).toEqual([
    ['Y-1', 'not-on-the-books', false],
    ['W900001', 'already-verified', true],
    ['w900001', 'verified', true],
  ]);
  expect(json[2]).toMatchObject({
    serial: 'W900001',
    message: 'Matches. W900001, M4A1 Carbine, held by SPC Petrov.',
  });
});

test('only the reader reads, and only the other party marks', async () => {
  const other = await read('W900002', {}, 'halloran');
  expect([other.status, other.json.message]).toEqual([
    403,
    'Only CPT Osei reads the serial numbers of this section.',
  ]);
  expect((await mark('osei', petrovs[1] ?? '', { mark: 'not-found' })).status).toBe(403);
});

test('SUCC-21 a near miss becomes a difference only after the plate is confirmed', async () => {
  const near = await read('W90O0O2');
  expect(near.json).toMatchObject({
    result: 'near-miss',
    message: 'You read W90O0O2. The book has W900002.',
  });
  expect((await detail(company)).differences).toEqual([]);
  const kept = await read('W90O0O2', { plateOf: near.json.item?.id });
  expect(kept.json.result).toBe('serial-differs');
  expect((await detail(company)).differences).toMatchObject([
    { kind: 'serial-differs', found: 'W90O0O2', state: 'open', acts: ['amendment', 'document'] },
  ]);

  const { json: readings } = await company.send<SuccessionReadingDto[]>(
    'osei',
    'GET',
    '/api/successions/SC-0001/readings',
  );
  expect(readings.slice(0, 2).map(({ result, settled }) => [result, settled])).toEqual([
    ['serial-differs', true],
    ['near-miss', true],
  ]);

  // Read again as the book has it: a match, also where it is sent as the plate of that item.
  const right = await read('W900002', { plateOf: near.json.item?.id });
  expect(right.json.result).toBe('verified');
  expect((await detail(company)).differences).toMatchObject([{ state: 'resolved', act: 'recount' }]);
});

test('SUCC-21 one other character is a near miss where it can be meant for one unread line alone', async () => {
  const near = await read('W900X03');
  expect(near.json).toMatchObject({
    result: 'near-miss',
    message: 'You read W900X03. The book has W900003.',
    settled: false,
  });
});

test('SUCC-23 an item of another section is counted and opens a wrong-holder difference', async () => {
  const answer = await read('W900004');
  expect(answer.json).toMatchObject({
    result: 'other-section',
    message: 'On the hand receipt of SPC Halloran.',
    section: sections.held,
  });
  expect((await detail(company)).sections.find(({ kind }) => kind === 'held')?.state).toBe('counted');
});

test('what is on no line is not on this list', async () => {
  expect((await read('X-77')).json).toMatchObject({
    result: 'not-on-the-books',
    message: 'Not on this list.',
  });
  const extra = await read('X-77', { extra: { name: 'Tripod' } });
  expect([extra.status, extra.json.message]).toEqual([400, 'Upload a photo of it.']);
});

test('SUCC-25 a missing item with a document is excluded, once the reader confirms and the incoming agrees', async () => {
  const [, , id = ''] = petrovs;
  expect((await mark('halloran', id, { mark: 'not-found' })).json).toMatchObject({ to_confirm: true });
  expect((await mark('osei', id, { mark: 'confirm-not-found' })).json).toMatchObject({ to_confirm: false });
  const missing = (await detail(company)).differences.find(({ kind }) => kind === 'missing');
  const early = await difference('osei', missing?.id ?? '', 'agree');
  expect([early.status, early.json.message]).toEqual([409, 'Nobody has resolved this difference.']);
  const without = await difference('halloran', missing?.id ?? '', 'resolve', {
    act: 'closing',
    ref: 'CB-0001',
  });
  expect([without.status, without.json.message]).toEqual([
    409,
    'There is no completed closing of this item with this number.',
  ]);
});

test('SUCC-24 signing is refused while differences are not agreed, naming the serials', async () => {
  const { status, json } = await signAs(company, 'halloran');
  expect([status, json.message]).toEqual([409, '3 differences are not agreed: W900002, W900003, W900004.']);
});
