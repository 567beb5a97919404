import type { CreateMaintenanceDto } from '@hand-receipt/contracts';
import { type Workshop, workshop } from './maintenance-fixture';

let shop: Workshop;
let itemId: string;
beforeAll(async () => {
  shop = await workshop();
  itemId = await shop.vehicle('NG-DAY');
});

const PAST = 'The scheduled day is in the past. Choose today or a later day.';
const FAR = 'The scheduled day is more than 10 years ahead. Choose an earlier day.';
const ARRIVED = 'The estimated arrival is in the past. Choose today or a later day.';
const seal = (estimatedArrival: string, available = false) => ({
  name: 'Seal',
  partNumber: '5330-01',
  quantity: 1,
  available,
  estimatedArrival,
});

/** What a report is refused with: the status, the sentence and the field. */
async function refusedReport(more: Partial<CreateMaintenanceDto>) {
  const response = await shop.company.as.whitaker({
    method: 'POST',
    url: '/api/maintenance',
    payload: {
      propertyId: itemId,
      maintenanceType: 'corrective',
      priority: 'high',
      description: 'Leak',
      ...more,
    },
  });
  const { message, fields } = response.json<{ message: string; fields: Record<string, string> }>();
  return [response.statusCode, message, Object.keys(fields)];
}

test('maintenance is scheduled for today or later, at most ten years ahead', async () => {
  expect(await refusedReport({ scheduledDate: '1900-01-01' })).toEqual([400, PAST, ['scheduledDate']]);
  expect(await refusedReport({ scheduledDate: '2026-11-20' })).toEqual([400, PAST, ['scheduledDate']]);
  expect(await refusedReport({ scheduledDate: '2036-11-22' })).toEqual([400, FAR, ['scheduledDate']]);
  expect(await refusedReport({ scheduledDate: '9999-12-31' })).toEqual([400, FAR, ['scheduledDate']]);
  await shop.report('whitaker', itemId, { scheduledDate: '2036-11-21' });
  const { id, version } = await shop.report('whitaker', itemId, { scheduledDate: '2026-11-21' });

  shop.company.clock.set(new Date(2026, 10, 21, 23));
  const params = { id };
  const moved = { version, scheduledDate: '2026-11-20' };
  expect(await shop.calls.refused('whitaker', 'PATCH /api/maintenance/:id', { params, body: moved })).toEqual(
    [400, PAST],
  );
});

test('the scheduled day on record stays as it is once it has passed', async () => {
  const { id, version } = await shop.report('whitaker', itemId, { scheduledDate: '2026-11-21' });
  shop.company.clock.set(new Date(2026, 10, 22, 1));
  const edited = await shop.calls.ok('whitaker', 'PATCH /api/maintenance/:id', {
    params: { id },
    body: { version, scheduledDate: '2026-11-21', notes: 'Still waiting.' },
  });
  expect(edited).toMatchObject({ scheduledDate: '2026-11-21', notes: 'Still waiting.' });
});

test('a part that is not available arrives today or later', async () => {
  expect(await refusedReport({ parts: [seal('2026-11-30'), seal('1999-01-01')] })).toEqual([
    400,
    ARRIVED,
    ['parts.1.estimatedArrival'],
  ]);
  const { id } = await shop.report('whitaker', itemId, { parts: [seal('1999-01-01', true)] });
  const add = { params: { id }, body: seal('1999-01-01') };
  expect(await shop.calls.refused('whitaker', 'POST /api/maintenance/:id/parts', add)).toEqual([
    400,
    ARRIVED,
  ]);
  const { partsRequired } = await shop.calls.ok('whitaker', 'POST /api/maintenance/:id/parts', {
    params: { id },
    body: seal('2026-11-22'),
  });
  const params = { id, partId: partsRequired.find(({ available }) => !available)?.id ?? '' };
  const change = (body: { estimatedArrival: string; available?: boolean }) => ({ params, body });
  const PATCH = 'PATCH /api/maintenance/:id/parts/:partId';
  expect(await shop.calls.refused('whitaker', PATCH, change({ estimatedArrival: '1999-01-01' }))).toEqual([
    400,
    ARRIVED,
  ]);
  await shop.calls.ok('whitaker', PATCH, change({ estimatedArrival: '2026-11-20', available: true }));
});
