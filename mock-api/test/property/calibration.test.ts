import type { CalibrationDto, PropertyDetailsDto, RecordCalibrationDto } from '@hand-receipt/contracts';
import { raiseCalibrationReminders } from '../../src/notifications/calibration-reminders';
import { type Username, eventTypes } from '../custody/company';
import { jpeg } from '../uploads/files';
import { type Uploading, uploadingCompany } from '../uploads/uploading';

let photos: Uploading;
beforeAll(async () => {
  photos = await uploadingCompany();
  photos.company.clock.set(new Date(2026, 10, 22, 9));
});

const KEY = 'POST /api/property/:id/calibrations';
const passed = { doneOn: '2026-11-20', byName: ' Area TMDE team 4 ', result: 'passed' } as const;
const recordAt = (who: Username, id: string, body: RecordCalibrationDto) =>
  photos.calls.ok(who, KEY, { params: { id }, body });
const record = async (who: Username, id: string, body: RecordCalibrationDto) =>
  (await recordAt(who, id, body)).calibrations;
const refused = (who: Username, id: string, body: RecordCalibrationDto) =>
  photos.calls.refused(who, KEY, { params: { id }, body });
const details = (who: Username, id: string): Promise<PropertyDetailsDto> =>
  photos.calls.ok(who, 'GET /api/property/:id', { params: { id } });
const due = async (id: string) => (await details('halloran', id)).calibration_info?.nextCalibrationDueDate;

/** A multimeter that a soldier holds, whose calibration is due on some day. */
async function multimeter(nextCalibrationDueDate: string | null, holder: Username = 'whitaker') {
  const { id } = await photos.company.createItem({ name: 'AN/PSM-45A Multimeter', nsn: '6625-01-265-6000' });
  await photos.company.signDown(id, holder);
  if (nextCalibrationDueDate === null) return id;
  const info = {
    lastCalibrationDate: '2026-05-25',
    nextCalibrationDueDate,
    calibrationIntervalDays: 180,
    status: 'due-soon',
    notes: 'Adjusted.',
    history: [],
  };
  await photos.company.database.db
    .updateTable('property')
    .set({ requires_calibration: true, calibration_info: JSON.stringify(info) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Titles of what the clock has told a person of one item's calibration. */
async function notices(who: Username, id: string) {
  await photos.company.database.db
    .transaction()
    .execute((trx) => raiseCalibrationReminders(trx, photos.company.clock.now()));
  const told = await photos.calls.ok(who, 'GET /api/notifications');
  return told.filter(({ action }) => action?.path === `/property-book/${id}`).map(({ title }) => title);
}

test('LIFE-41 the holder records a calibration: the due date moves by the interval, and the notice ends', async () => {
  const id = await multimeter('2026-11-21');
  expect(await notices('whitaker', id)).toEqual(['Calibration overdue']);
  const [photo] = await photos.upload('whitaker', { bytes: await jpeg('red') });
  const { version } = await details('whitaker', id);
  const uploadIds = [photo?.id ?? ''];
  const all = await record('whitaker', id, { ...passed, certificate: 'C-118', uploadIds, version });
  expect(all).toMatchObject([
    {
      doneOn: '2026-11-20',
      nextDue: '2027-05-19',
      byName: 'Area TMDE team 4',
      certificate: 'C-118',
      recordedBy: 'SPC Whitaker',
      photos: [{ uploadId: photo?.id }],
      voidedBy: null,
    },
  ]);
  expect(await details('halloran', id)).toMatchObject({
    calibrations: all,
    calibration_days: 180,
    calibration_info: {
      lastCalibrationDate: '2026-11-20',
      nextCalibrationDueDate: '2027-05-19',
      status: 'current',
      history: [{ date: '2026-05-25', notes: 'Adjusted.' }],
    },
  });
  expect(await notices('whitaker', id)).toEqual([]);
  expect((await eventTypes(photos.company, id)).at(-1)).toBe('CALIBRATION RECORDED');
  const photoRead = await photos.get('halloran', photo?.address ?? '');
  expect(photoRead.statusCode).toBe(200);

  // Over the version that was seen before it: refused, and nothing is written twice.
  expect(await refused('brandt', id, { ...passed, version })).toEqual([
    409,
    'Somebody changed this while you were typing.',
  ]);
});

test('a wrong calibration is voided by a new one, once; the due date is that of the newest that counts', async () => {
  const id = await multimeter('2027-01-01');
  const [wrong] = await record('whitaker', id, { ...passed, doneOn: '2026-11-21' });
  const [right, voided] = await record('brandt', id, {
    ...passed,
    doneOn: '2026-11-12',
    voids: wrong?.id,
  }).then((all) => [...all].sort((a, b) => (a.doneOn < b.doneOn ? -1 : 1)));
  expect([voided?.voidedBy, right?.voids, await due(id)]).toEqual([right?.id, wrong?.id, '2027-05-11']);
  expect(await refused('whitaker', id, { ...passed, voids: wrong?.id })).toEqual([
    409,
    `${wrong?.id} was voided by ${right?.id} before.`,
  ]);
  const other = await multimeter(null);
  expect(await refused('whitaker', other, { ...passed, voids: right?.id, nextDue: '2027-01-01' })).toEqual([
    400,
    'This item has no such calibration to void.',
  ]);
  // One from before does not take the due date back.
  await record('brandt', id, { ...passed, doneOn: '2026-01-05' });
  expect(await due(id)).toBe('2027-05-11');
});

test('the interval of the catalog counts where the item has none; an item that failed is due at once', async () => {
  const id = await multimeter(null);
  expect(await refused('whitaker', id, passed)).toEqual([
    400,
    'Enter when the next calibration is due. No interval is on record for this item.',
  ]);
  await photos.calls.ok('brandt', 'PUT /api/catalog/:nsn', {
    params: { nsn: '6625-01-265-6000' },
    body: { calibration_days: 365, version: 0 },
  });
  await record('whitaker', id, passed);
  expect(await due(id)).toBe('2027-11-20');
  await record('whitaker', id, { ...passed, doneOn: '2026-11-22', result: 'failed' });
  expect(await due(id)).toBe('2026-11-22');
  expect(await refused('whitaker', id, { ...passed, result: 'failed', nextDue: '2027-01-01' })).toEqual([
    400,
    'An item that failed is due at once. Leave the next due date empty.',
  ]);
});

test('a calibration in the future, a next one before it and an empty name are refused', async () => {
  const id = await multimeter('2027-01-01');
  const before = await details('halloran', id);
  expect(await refused('whitaker', id, { ...passed, doneOn: '2026-11-23' })).toEqual([
    400,
    'The calibration date is in the future.',
  ]);
  expect(await refused('whitaker', id, { ...passed, nextDue: '2026-11-20' })).toEqual([
    400,
    'The next calibration is due after this one.',
  ]);
  expect(await refused('whitaker', id, { ...passed, byName: '  ' })).toEqual([
    400,
    'Enter who calibrated it.',
  ]);
  expect(await details('halloran', id)).toEqual(before);
  const all: CalibrationDto[] = before.calibrations;
  expect(all).toEqual([]);
});

test('who signed an item down and does not keep its book does not record its calibration; out of sight is 404', async () => {
  const id = await multimeter('2027-01-01', 'petrov');
  const { id: offer } = await photos.company.offer('petrov', id, 'whitaker');
  await photos.company.decide('whitaker', offer, 'Approved');
  expect(await refused('petrov', id, passed)).toEqual([
    403,
    'Only the person who holds this item, or keeps the property book, records its calibration.',
  ]);
  expect((await refused('stranger', id, passed))[0]).toBe(404);
  expect(await record('brandt', id, passed)).toHaveLength(1);
});

test('its answer has the version for the next change of the same person, also where the due date stays', async () => {
  const id = await multimeter('2026-11-21');
  const { version: seen } = await details('whitaker', id);
  const first = await recordAt('whitaker', id, { ...passed, version: seen });
  expect(first.version).toBe((await details('whitaker', id)).version);
  // An earlier one than what counts moves nothing.
  const earlier = await recordAt('whitaker', id, { ...passed, doneOn: '2026-01-05', version: first.version });
  expect(earlier.version).toBe((await details('whitaker', id)).version);
  const edit = { params: { id }, body: { location: 'Motor pool', version: earlier.version } };
  await photos.calls.ok('whitaker', 'PATCH /api/property/:id', edit);
});
