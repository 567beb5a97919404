import type { BulkLinesAnswerDto } from '@hand-receipt/contracts';
import { type Company, eventTypes, messageOf, testCompany, type Username } from '../custody/company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const send = (lines: readonly object[], who: Username = 'brandt', headers: Record<string, string> = {}) =>
  company.as[who]({ method: 'POST', url: '/api/property-bulk', headers, body: { lines } });
const outcomes = ({ results }: BulkLinesAnswerDto) => results.map(({ outcome }) => outcome);
const create = (serial: string, more: object = {}) => ({
  create: { name: 'M17 Pistol', serial_number: serial, ...more },
});

test('lines enter and edit items, each with its own outcome, and a refused one undoes none of the others', async () => {
  const { id } = await company.createItem();
  const answer = await send([
    create('BL-1001', { location: 'Rack 1' }),
    create('BL-1001'),
    { id, version: 1, amend: { location: 'Rack 2' } },
    { id, version: 1, amend: { location: 'Rack 3' } },
    { id: 'P-99999', amend: { location: 'Rack 3' } },
    create('BL-1002'),
  ]);
  const done = answer.json<BulkLinesAnswerDto>();
  expect([answer.statusCode, done.done, done.refused]).toEqual([200, 3, 3]);
  expect(outcomes(done)).toEqual(['created', 'refused', 'amended', 'refused', 'refused', 'created']);
  expect(done.results.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(done.results[2]).toMatchObject({ id, version: 2, message: null });
  expect(done.results[3]).toMatchObject({
    id,
    version: null,
    message: 'Somebody changed this while you were typing.',
    fields: { location: 'On record now: Rack 2' },
  });
  expect(done.results[4]).toMatchObject({ id: 'P-99999', message: 'Property not found' });
  expect(done.results[1]?.message).toMatch(/^Serial number BL-1001 is a duplicate/);
  expect(await company.readItem(id)).toMatchObject({ location: 'Rack 2', version: 2 });
  const entered = done.results[0]?.id ?? '';
  expect(await company.readItem(entered)).toMatchObject({ serial_number: 'BL-1001', location: 'Rack 1' });
  expect(await eventTypes(company, entered)).toEqual(['ITEM CREATED']);
});

test('a mistake in the form of one line is the outcome of that line, with the field', async () => {
  const { id } = await company.createItem();
  const answer = await send([
    { create: { name: 'M17 Pistol' } },
    { create: { name: 'M17 Pistol', serial_number: 'BL-2001', colour: 'tan' } },
    create('BL-2002', { nsn: '12' }),
    { id, amend: { category: 'spoons' } },
    { id, amend: {} },
    { id },
    { create: { name: 'M17 Pistol', serial_number: 'BL-2003' }, id },
    {},
    create('BL-2004'),
  ]);
  const done = answer.json<BulkLinesAnswerDto>();
  expect([answer.statusCode, done.done, done.refused]).toEqual([200, 1, 8]);
  expect(done.results.map(({ fields }) => Object.keys(fields ?? {}))).toEqual([
    ['serial_number'],
    ['colour'],
    ['nsn'],
    ['category'],
    [],
    [],
    [],
    [],
    [],
  ]);
  expect(done.results.slice(5, 8).map(({ message }) => message)).toEqual(
    Array(3).fill('A line has either create, or id and amend.'),
  );
});

test('sent again under the same Idempotency-Key, nothing is done again and the answer is the same', async () => {
  const headers = { 'idempotency-key': 'bulk-lines-once' };
  const [first, second] = [
    await send([create('BL-3001'), create('BL-3001')], 'brandt', headers),
    await send([create('BL-3001'), create('BL-3001')], 'brandt', headers),
  ];
  expect(second.json()).toEqual(first.json());
  expect(outcomes(first.json<BulkLinesAnswerDto>())).toEqual(['created', 'refused']);
});

test('each line is held to what the person may do: a Soldier enters nothing and moves only what they signed for', async () => {
  const { id } = await company.createItem();
  const other = await company.createItem();
  await company.signDown(id, 'whitaker');
  const done = (
    await send(
      [
        create('BL-4001'),
        { id, amend: { location: 'Tent 4' } },
        { id, amend: { category: 'optics' } },
        { id: other.id, amend: { location: 'Tent 4' } },
      ],
      'whitaker',
    )
  ).json<BulkLinesAnswerDto>();
  expect(outcomes(done)).toEqual(['refused', 'amended', 'refused', 'refused']);
  expect(done.results[3]?.message).toBe('Property not found');
});

test('no lines, and more than 500, answer 400', async () => {
  expect((await send([])).statusCode).toBe(400);
  const many = await send(Array.from({ length: 501 }, (_, line) => create(`BL-5${line}`)));
  expect([many.statusCode, messageOf(many)]).toEqual([400, 'lines must have at most 500 entries.']);
});
