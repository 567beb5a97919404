import type { PropertyDto } from '@hand-receipt/contracts';
import { type Amending, amendingCompany, serialTo } from '../amendments/amending';

let t: Amending;
beforeAll(async () => {
  t = await amendingCompany();
  t.clock.set(new Date(2026, 10, 22, 10));
});

test('the list, the selection and the CSV obey Sensitive, Short, Calibration due and Waiting for signature', async () => {
  const make = (serial_number: string, name = 'Radio', category: PropertyDto['category'] = 'electronics') =>
    t.createItem({ serial_number, name, category });
  const weapon = await make('ONLY-1', 'M4A1 Carbine', 'weapons');
  const short = await make('ONLY-2');
  const due = await make('ONLY-3');
  const waiting = await make('ONLY-4');
  const later = await make('ONLY-5');
  await make('ONLY-6');
  const { db } = t.database;
  const calibrated = (nextCalibrationDueDate: string) => ({
    requires_calibration: true,
    calibration_info: JSON.stringify({
      lastCalibrationDate: null,
      nextCalibrationDueDate,
      calibrationIntervalDays: 180,
      status: 'current',
      notes: null,
      history: [],
    }),
  });
  await db.updateTable('property').set(calibrated('2026-12-22')).where('id', '=', due.id).execute();
  await db.updateTable('property').set(calibrated('2026-12-23')).where('id', '=', later.id).execute();
  await db
    .insertInto('component')
    .values({ property_id: short.id, position: 0, name: 'Antenna', quantity: 2, on_hand: 1 })
    .execute();
  const { id: amendment } = await t.propose([serialTo(waiting.id, 'ONLY-44')]);

  for (const [only, id] of [
    ['sensitive', weapon.id],
    ['short', short.id],
    ['calibration-due', due.id],
    ['waiting-for-signature', waiting.id],
  ] as const) {
    for (const scope of ['visible', 'mine', 'assigned']) {
      const query = `scope=${scope}&only=${only}`;
      const listed = await t.as.halloran({ url: `/api/property?${query}` });
      if (listed.statusCode !== 200) throw new Error(listed.body);
      expect(listed.json<PropertyDto[]>().map((item) => item.id)).toEqual([id]);
      expect(listed.headers['x-total-count']).toBe('1');
      const ids = await t.as.halloran({ url: `/api/property/ids?${query}` });
      expect(ids.json()).toEqual({ ids: [id], total: 1 });
      const csv = (await t.as.halloran({ url: `/api/property/export?${query}` })).body;
      expect(csv.trim().split('\n')).toHaveLength(2);
    }
  }
  await t.sign('halloran', amendment);
  const signed = await t.as.halloran({ url: '/api/property?scope=visible&only=waiting-for-signature' });
  expect(signed.json()).toEqual([]);
  expect((await t.as.halloran({ url: '/api/property?only=heavy' })).statusCode).toBe(400);
});
