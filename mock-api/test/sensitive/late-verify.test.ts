import { WAITED_HEADER } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { type Calls, callsOf, keepSignedIn } from '../support/call';
import { ledgerFindings } from '../support/ledger-findings';

let t: Company;
let calls: Calls;
beforeAll(async () => {
  t = await testCompany();
  await keepSignedIn(t);
  calls = callsOf(t);
});

const HOUR_MS = 60 * 60_000;

/** A weapon that whitaker has. */
async function weapon(): Promise<string> {
  t.clock.set(new Date(2026, 10, 20, 12));
  const { id } = await t.createItem({ name: 'M4A1 Carbine', category: 'weapons' });
  await t.signDown(id, 'whitaker');
  return id;
}

/** Whitaker's device sends what it kept for so long. */
const send = (url: string, payload: object, waitedMs?: number) =>
  t.as.whitaker({
    method: 'POST',
    url,
    payload,
    ...(waitedMs !== undefined && { headers: { [WAITED_HEADER]: String(waitedMs) } }),
  });
const verify = (id: string, waitedMs?: number) =>
  send(`/api/property/${id}/verify`, { verificationType: 'sensitive-item' }, waitedMs);
const newest = async (id: string) =>
  (await calls.ok('whitaker', 'GET /api/sensitive-items/:id/verifications', { params: { id } }))[0];

const ENDED =
  'You saw it for the check of 22NOV2026 0600, which had ended when this was sent. Look at it again for the check of 22NOV2026 1800.';

test('a verification that waited on a device keeps when it was made, and answers the check of then', async () => {
  const id = await weapon();
  t.clock.set(new Date(2026, 10, 22, 7));
  expect((await verify(id, HOUR_MS / 2)).statusCode).toBe(200);
  expect(await newest(id)).toMatchObject({
    due: new Date(2026, 10, 22, 6).toISOString(),
    deviceTime: new Date(2026, 10, 22, 6, 30).toISOString(),
  });
  expect(await ledgerFindings(t)).toEqual([]);
});

test('one that was made for a check which has ended answers no later check, and the refusal says so', async () => {
  const id = await weapon();
  t.clock.set(new Date(2026, 10, 22, 18, 5));
  const late = await verify(id, 12 * HOUR_MS);
  expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([409, ENDED]);
  expect(await newest(id)).toBeUndefined();
  const { serial_number: code } = await t.readItem(id);
  const scanned = await send('/api/sensitive-items/scan', { code }, 12 * HOUR_MS);
  expect(scanned.json()).toMatchObject({ result: 'not-eligible', message: ENDED });
  expect(await newest(id)).toBeUndefined();
  expect((await verify(id)).statusCode).toBe(200);
});

test.each(['-1', 'soon', '1e99', ''])('a waiting time of "%s" is none', async (waited) => {
  const id = await weapon();
  t.clock.set(new Date(2026, 10, 22, 18, 5));
  const answer = await t.as.whitaker({
    method: 'POST',
    url: `/api/property/${id}/verify`,
    payload: { verificationType: 'sensitive-item' },
    headers: { [WAITED_HEADER]: waited },
  });
  expect(answer.statusCode).toBe(200);
  expect(await newest(id)).toMatchObject({ deviceTime: null });
});
