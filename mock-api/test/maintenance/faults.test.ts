import type { FormFaultDto, MaintenanceItemDto } from '@hand-receipt/contracts';
import { type Username, eventTypes } from '../custody/company';
import { connect } from '../support/call';
import { type Workshop, workshop } from './maintenance-fixture';
import { ledgerFindings } from '../support/ledger-findings';
import { statusBody } from '../support/loss-facts';

let shop: Workshop;
beforeAll(async () => {
  shop = await workshop();
  await connect(shop.company, 'whitaker', 'halloran');
});

const FORM = 'POST /api/documents/maintenance-form';
const fault = (more: Partial<FormFaultDto> = {}): FormFaultDto => ({
  tmItem: '7',
  symbol: '/',
  description: 'Seal weeps',
  ...more,
});

const bodyOf = (who: Username, propertyId: string, more: object) => ({
  propertyId,
  recipientUserId: shop.company.ids[who === 'whitaker' ? 'halloran' : 'whitaker'],
  formType: 'DA5988E' as const,
  description: 'Weekly check',
  ...more,
});
const send = async (who: Username, itemId: string, more: object) =>
  (await shop.calls.ok(who, FORM, { body: bodyOf(who, itemId, more) })).document;
const refused = async (who: Username, itemId: string, more: object) => {
  const response = await shop.calls.send(who, FORM, { body: bodyOf(who, itemId, more) });
  return { status: response.statusCode, ...response.json<{ message: string; fields?: object }>() };
};
const openFaults = (itemId: string): Promise<MaintenanceItemDto[]> =>
  shop.calls.ok('halloran', 'GET /api/maintenance', { query: `itemId=${itemId}&status=open` });
const faultsOf = ({ formData }: { formData: string }) =>
  (JSON.parse(formData) as { faults: (FormFaultDto & { maintenanceId: string })[] }).faults;

test('INVT-34 a form with three new faults makes three maintenance items with symbols; the next form lists them', async () => {
  const itemId = await shop.vehicle('FLT-1');
  const document = await send('whitaker', itemId, {
    urgency: 'high',
    faults: [
      fault({ symbol: 'X', tmItem: '12', description: 'Service brake inoperative' }),
      fault({ symbol: '-', tmItem: '', description: 'Annual service due' }),
      fault(),
    ],
  });
  const open = await openFaults(itemId);
  expect(
    open
      .map(({ symbol, tmItem, description, maintenanceType, priority }) => [
        symbol, tmItem, description, maintenanceType, priority,
      ])
      .sort(),
  ).toEqual([
    ['-', null, 'Annual service due', 'scheduled', 'high'],
    ['/', '7', 'Seal weeps', 'corrective', 'high'],
    ['X', '12', 'Service brake inoperative', 'corrective', 'high'],
  ]); // prettier-ignore
  expect(
    faultsOf(document)
      .map(({ maintenanceId }) => maintenanceId)
      .sort(),
  ).toEqual(open.map(({ id }) => id).sort());

  const next = await send('whitaker', itemId, {
    faults: open.map(({ id, tmItem, symbol, description }) => ({
      maintenanceId: id, tmItem: tmItem ?? '', symbol, description,
    })),
  }); // prettier-ignore
  expect(
    faultsOf(next)
      .map(({ symbol }) => symbol)
      .sort(),
  ).toEqual(['-', '/', 'X']);
  expect(await openFaults(itemId)).toHaveLength(3);
  for (const { id } of open) {
    const { documents } = await shop.calls.ok('whitaker', 'GET /api/maintenance/:id', { params: { id } });
    expect(documents.map((sent) => sent.id)).toEqual([document.id, next.id]);
  }
  expect((await eventTypes(shop.company, itemId)).filter((type) => type === 'MAINTENANCE')).toHaveLength(3);
  const { documents } = await shop.calls.ok('halloran', 'GET /api/documents', {
    query: 'q=brake inoperative',
  });
  expect(documents.map(({ id }) => id).sort()).toEqual([document.id, next.id].sort());
  expect(await ledgerFindings(shop.company)).toEqual([]);
});

test('the faults of the wrong form are none of the right one: of another item, twice, or without words', async () => {
  const [one, other] = [await shop.vehicle('FLT-2'), await shop.vehicle('FLT-3')];
  const [known] = faultsOf(await send('whitaker', one, { faults: [fault()] }));
  const maintenanceId = known?.maintenanceId ?? '';
  expect(await refused('whitaker', other, { faults: [fault({ maintenanceId })] })).toMatchObject({
    status: 400,
    message: 'There is no such maintenance on this item.',
  });
  expect(
    await refused('whitaker', one, { faults: [fault({ maintenanceId }), fault({ maintenanceId })] }),
  ).toMatchObject({ status: 400, message: 'A fault stands once on a form.' });
  for (const description of ['   ', undefined]) {
    expect(await refused('whitaker', one, { faults: [fault(), fault({ description })] })).toMatchObject({
      status: 400,
      fields: { 'faults.1.description': 'Description is required' },
    });
  }
  expect(await refused('whitaker', one, { faults: Array.from({ length: 41 }, () => fault()) })).toMatchObject(
    {
      status: 400,
    },
  );
  // What was refused left nothing.
  expect(await openFaults(one)).toHaveLength(1);
  expect(await openFaults(other)).toHaveLength(0);
});

test('INVT-35 an X deadlines the item, also where an open fault gets worse, and its completion ends that', async () => {
  const itemId = await shop.vehicle('FLT-4');
  const [seal] = faultsOf(await send('whitaker', itemId, { faults: [fault({ tmItem: '' })] }));
  expect(await shop.statusOf(itemId)).toBe('Operational');
  const maintenanceId = seal?.maintenanceId ?? '';
  await send('whitaker', itemId, { faults: [fault({ maintenanceId, symbol: 'X', tmItem: '7a' })] });
  expect(await shop.statusOf(itemId)).toBe('Deadline - Maintenance');
  const worse = await shop.calls.ok('whitaker', 'GET /api/maintenance/:id', {
    params: { id: maintenanceId },
  });
  expect(worse).toMatchObject({ symbol: 'X', tmItem: '7a', deadlined: true, description: 'Seal weeps' });
  // A form that was written before does not put the item back in service.
  expect(await refused('whitaker', itemId, { faults: [fault({ maintenanceId })] })).toMatchObject({
    status: 409,
    message: `${maintenanceId} has the symbol X. Change it in its maintenance entry first.`,
  });
  await shop.move('halloran', maintenanceId, 'in-progress');
  await shop.move('halloran', maintenanceId, 'completed');
  expect(await shop.statusOf(itemId)).toBe('Operational');
  expect(await ledgerFindings(shop.company)).toEqual([]);
});

test.each(['completed', 'cancelled'])(
  'INVT-34 a fault that is %s meanwhile is not sent as open',
  async (status) => {
    const itemId = await shop.vehicle(`FLT-${status}`);
    const [ended] = faultsOf(await send('whitaker', itemId, { faults: [fault()] }));
    const maintenanceId = ended?.maintenanceId ?? '';
    const whole = [fault({ maintenanceId }), fault({ description: 'Horn weak' })];
    await shop.move('halloran', maintenanceId, 'in-progress');
    await shop.move('halloran', maintenanceId, status);
    const timeline = async () =>
      (await shop.calls.ok('whitaker', 'GET /api/maintenance/:id', { params: { id: maintenanceId } }))
        .timeline.length;
    const before = await timeline();
    const { status: code, message } = await refused('whitaker', itemId, { faults: whole });
    expect(code).toBe(409);
    expect(message).toMatch(
      new RegExp(`^${maintenanceId} was ${status} at \\d{4} by SPC Halloran\\. Take it off the form\\.$`),
    );
    expect(await timeline()).toBe(before);
    expect(await openFaults(itemId)).toEqual([]);
    await send('whitaker', itemId, { faults: whole.slice(1) });
    expect(await openFaults(itemId)).toMatchObject([{ description: 'Horn weak' }]);
    expect(await ledgerFindings(shop.company)).toEqual([]);
  },
);

test('INVT-35 a circled X by others than a Commander is refused, on a form, in a report and in an edit', async () => {
  const itemId = await shop.vehicle('FLT-5');
  const sentence = 'Only a Commander sets a circled X.';
  const words = { status: 403, message: sentence };
  const circled = [fault({ symbol: 'circled X' })];
  for (const who of ['whitaker', 'brandt'] as const) {
    if (who !== 'whitaker') await connect(shop.company, who, 'whitaker');
    expect(await refused(who, itemId, { faults: circled })).toMatchObject(words);
  }
  const report = {
    propertyId: itemId,
    maintenanceType: 'corrective',
    priority: 'medium',
    description: 'Mirror',
  } as const;
  expect(
    await shop.calls.refused('brandt', 'POST /api/maintenance', { body: { ...report, symbol: 'circled X' } }),
  ).toEqual([403, sentence]);
  expect(await openFaults(itemId)).toHaveLength(0);

  const [limited] = faultsOf(await send('halloran', itemId, { faults: circled }));
  const id = limited?.maintenanceId ?? '';
  expect(await shop.statusOf(itemId)).toBe('Operational');
  // Others carry it forward as it is.
  await send('whitaker', itemId, { faults: [fault({ maintenanceId: id, symbol: 'circled X' })] });
  const { version } = await shop.calls.ok('brandt', 'PATCH /api/maintenance/:id', {
    params: { id },
    body: { version: 1, symbol: 'X' },
  });
  expect(await shop.statusOf(itemId)).toBe('Deadline - Maintenance');
  expect(
    await shop.calls.refused('brandt', 'PATCH /api/maintenance/:id', {
      params: { id },
      body: { version, symbol: 'circled X' },
    }),
  ).toEqual([403, sentence]);
  const eased = await shop.calls.ok('halloran', 'PATCH /api/maintenance/:id', {
    params: { id },
    body: { version, symbol: 'circled X', tmItem: '9' },
  });
  expect(eased).toMatchObject({ symbol: 'circled X', deadlined: false, tmItem: '9' });
  expect(await shop.statusOf(itemId)).toBe('Operational');
  expect(await ledgerFindings(shop.company)).toEqual([]);
});

test('INVT-35 a 2,001st character is refused, not cut', async () => {
  const itemId = await shop.vehicle('FLT-6');
  const whole = 'x'.repeat(2000);
  expect(await refused('whitaker', itemId, { faults: [fault({ description: `${whole}x` })] })).toMatchObject({
    status: 400,
    fields: { 'faults.0.description': expect.any(String) as string },
  });
  expect(await refused('whitaker', itemId, { faultDescription: `${whole}x` })).toMatchObject({ status: 400 });
  expect(await refused('whitaker', itemId, { description: `${whole}x` })).toMatchObject({ status: 400 });
  expect(await openFaults(itemId)).toHaveLength(0);
  await send('whitaker', itemId, { faults: [fault({ description: whole })] });
  expect((await openFaults(itemId)).map(({ description }) => description)).toEqual([whole]);
});

test('the former faultDescription is one fault, about the maintenance that the form names where it names one', async () => {
  const itemId = await shop.vehicle('FLT-7');
  const [made] = faultsOf(await send('whitaker', itemId, { faultDescription: ' Horn weak ' }));
  expect(made).toMatchObject({ symbol: '/', tmItem: null, description: 'Horn weak' });
  const maintenanceId = made?.maintenanceId ?? '';
  const next = await send('whitaker', itemId, { faultDescription: 'Still weak', maintenanceId });
  expect(faultsOf(next)).toMatchObject([{ maintenanceId, description: 'Horn weak\nStill weak' }]);
  // It says nothing of the symbol, so it does not ask for a milder one.
  await send('whitaker', itemId, {
    faults: [fault({ maintenanceId, tmItem: '', symbol: 'X', description: 'Horn weak' })],
  });
  const last = await send('whitaker', itemId, { faultDescription: 'Mute', maintenanceId });
  expect(faultsOf(last)).toMatchObject([{ maintenanceId, symbol: 'X' }]);
  expect((await openFaults(itemId)).map(({ description }) => description)).toEqual(['Horn weak']);
});

test('an open fault goes on in the words of its entry; other words are refused and nothing is sent', async () => {
  const itemId = await shop.vehicle('FLT-WORDS');
  const [known] = faultsOf(await send('whitaker', itemId, { faults: [fault()] }));
  const maintenanceId = known?.maintenanceId ?? '';
  const carried = fault({ maintenanceId, description: ' Seal gone ' });
  expect(
    await refused('whitaker', itemId, { faults: [fault({ description: 'New' }), carried] }),
  ).toMatchObject({
    status: 409,
    message: `${maintenanceId} has other words in its maintenance entry. Open the form again, or change the entry first.`,
  });
  expect(await openFaults(itemId)).toMatchObject([{ id: maintenanceId, tmItem: '7' }]);
  await shop.calls.ok('whitaker', 'PATCH /api/maintenance/:id', {
    params: { id: maintenanceId },
    body: { version: 1, description: 'Seal gone' },
  });
  // A form that waited for a connection says no words, and has those of by now.
  const late = await send('whitaker', itemId, {
    faults: [fault({ maintenanceId, description: undefined })],
  });
  expect(faultsOf(late)).toMatchObject([{ maintenanceId, description: 'Seal gone' }]);
  const document = await send('whitaker', itemId, { faults: [carried] });
  expect(faultsOf(document)).toMatchObject([{ maintenanceId, tmItem: '7', description: 'Seal gone' }]);
  expect(await ledgerFindings(shop.company)).toEqual([]);
});

test('a form gives an open fault its TM item number, and is refused where the entry got another one meanwhile', async () => {
  const itemId = await shop.vehicle('FLT-NUMBER');
  const [known] = faultsOf(await send('whitaker', itemId, { faults: [fault({ tmItem: '' })] }));
  const maintenanceId = known?.maintenanceId ?? '';
  const numbered = fault({ maintenanceId, tmItem: '7' });
  expect(faultsOf(await send('whitaker', itemId, { faults: [numbered] }))).toMatchObject([{ tmItem: '7' }]);
  await shop.calls.ok('halloran', 'PATCH /api/maintenance/:id', {
    params: { id: maintenanceId },
    body: { version: 2, tmItem: '7a' },
  });
  // It was written before, and is sent with a connection.
  expect(
    await refused('whitaker', itemId, { faults: [fault({ description: 'New' }), numbered] }),
  ).toMatchObject({
    status: 409,
    message: `${maintenanceId} has the TM item number 7a. Use that number on the form, or change the maintenance entry first.`,
  });
  expect(await openFaults(itemId)).toMatchObject([{ id: maintenanceId, tmItem: '7a' }]);
  // One without a number is printed with that of the entry.
  const late = await send('whitaker', itemId, { faults: [fault({ maintenanceId, tmItem: ' ' })] });
  expect(faultsOf(late)).toMatchObject([{ maintenanceId, tmItem: '7a' }]);
  expect(await ledgerFindings(shop.company)).toEqual([]);
});

test('a form takes 40 faults, the former faultDescription counted, and says so where there are more', async () => {
  const itemId = await shop.vehicle('FLT-MANY');
  const many = Array.from({ length: 40 }, (_, index) => fault({ description: `Fault ${index}` }));
  expect(await refused('whitaker', itemId, { faults: many, faultDescription: 'One more' })).toMatchObject({
    status: 400,
    message: 'A form takes 40 faults. Send the others on another form.',
  });
  expect(await openFaults(itemId)).toHaveLength(0);
  await send('whitaker', itemId, { faults: many });
  expect(await openFaults(itemId)).toHaveLength(40);
});

test('an answer to a form stands on the timeline of each of its faults, and readings are kept', async () => {
  const itemId = await shop.vehicle('FLT-8');
  const document = await send('whitaker', itemId, {
    faults: [fault(), fault({ description: 'Horn weak' })],
    miles: 48_211,
    hours: 310.5,
  });
  expect(JSON.parse(document.formData)).toMatchObject({ miles: 48_211, hours: 310.5 });
  await shop.calls.ok('halloran', 'POST /api/documents/:id/corrective-action', {
    params: { id: document.id },
    body: { outcome: 'parts-ordered', action: 'Both are on order.' },
  });
  for (const { maintenanceId: id } of faultsOf(document)) {
    const { timeline } = await shop.calls.ok('whitaker', 'GET /api/maintenance/:id', { params: { id } });
    expect(timeline.map(({ notes }) => notes)).toContain('Parts ordered: Both are on order.');
  }
});

test('an item in a loss case is not deadlined by a form, and the form is not sent', async () => {
  const itemId = await shop.vehicle('FLT-9');
  await shop.calls.ok('whitaker', 'PATCH /api/property/:id/status', {
    params: { id: itemId },
    body: statusBody('Lost'),
  });
  expect(await refused('whitaker', itemId, { faults: [fault({ symbol: 'X' })] })).toMatchObject({
    status: 409,
  });
  expect(await openFaults(itemId)).toHaveLength(0);
});

test('INVT-35 an X on a form deadlines the item again that a person put back in service', async () => {
  const itemId = await shop.vehicle('FLT-BACK');
  const [known] = faultsOf(await send('whitaker', itemId, { faults: [fault({ symbol: 'X' })] }));
  expect(await shop.statusOf(itemId)).toBe('Deadline - Maintenance');
  await shop.calls.ok('whitaker', 'PATCH /api/property/:id/status', {
    params: { id: itemId },
    body: { status: 'Operational' },
  });
  expect(await shop.statusOf(itemId)).toBe('Operational');
  const maintenanceId = known?.maintenanceId ?? '';
  await send('whitaker', itemId, { faults: [fault({ symbol: 'X', maintenanceId })] });
  expect(await shop.statusOf(itemId)).toBe('Deadline - Maintenance');
  expect(await ledgerFindings(shop.company)).toEqual([]);
});
