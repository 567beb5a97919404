import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { setPlainRules } from '../support/plain-rules';
import { type Leaving, type Refusal, leavingCompany } from './leaving';

let t: Leaving;
beforeAll(async () => {
  t = await leavingCompany();
  await setPlainRules(t, t.ids.halloran);
});

const INVENTORIES = '/api/inventories';

test('LIFE-24 an item on an open closing is not asked for by who sees it, and who does not see it learns nothing', async () => {
  const { id } = await t.createItem({ serial_number: 'Q1' });
  const { id: closingId } = await t.prepare([id]);
  const ask = (who: 'brandt' | 'voss' | 'stranger', serialNumber = 'Q1') =>
    t.send<{ state: string } & Refusal>(who, 'POST', '/api/transfers/asks', { serialNumber });
  const refused = await ask('brandt');
  expect([refused.status, refused.json.message]).toEqual([409, `It is on turn-in ${closingId}.`]);
  const offered = await t.send<Refusal>('halloran', 'POST', '/api/transfers', {
    propertyId: id,
    toUserId: t.ids.whitaker,
  });
  expect(offered.json.message).toBe(refused.json.message);
  // As for a serial number that there is not.
  expect([(await ask('voss')).status, (await ask('voss', 'NOBODYS')).status]).toEqual([201, 201]);
});

test('LIFE-28 an item that comes back while a count is open is to be counted again', async () => {
  const { id: itemId } = await t.createItem({ serial_number: 'Q2' });
  const opened = await t.send<SensitiveInventoryDto>('brandt', 'POST', INVENTORIES, {});
  const { id } = opened.json;
  const line = async () => {
    const { json } = await t.send<{ serialNumber: string; leftAt?: string }[]>(
      'brandt',
      'GET',
      `${INVENTORIES}/${id}/lines?q=Q2`,
    );
    return json[0];
  };
  await t.leave([itemId]);
  expect(await line()).toHaveProperty('leftAt');
  expect(
    (await t.send<SensitiveInventoryDto>('brandt', 'GET', `${INVENTORIES}/${id}`)).json.progress.left,
  ).toBe(1);
  await t.send('brandt', 'POST', `/api/property/${itemId}/reinstatement`, {
    reason: 'It was not turned in.',
  });
  expect(await line()).not.toHaveProperty('leftAt');
  const { progress } = (await t.send<SensitiveInventoryDto>('brandt', 'GET', `${INVENTORIES}/${id}`)).json;
  expect(progress).not.toHaveProperty('left');
  expect(progress.missing).toBe(progress.expected);
});
