import { noticesOf } from '../people/people-fixture';
import { keepSignedIn } from '../support/call';
import { runJobs } from '../support/jobs';
import { type Leaving, PROOF, leavingCompany } from './leaving';

const HOUR_MS = 60 * 60 * 1000;
const WAITS = 'It still waits for your signature.';

let t: Leaving;
beforeAll(async () => {
  t = await leavingCompany();
  t.clock.set(new Date(2026, 10, 22, 9, 15));
  await keepSignedIn(t);
});

const wait = async (hours: number) => {
  t.clock.set(new Date(t.clock.now().getTime() + hours * HOUR_MS));
  await runJobs(t.app, 'signatures that wait');
  const notices = await noticesOf(t.as.halloran);
  return notices
    .filter(({ message }) => message.endsWith(WAITS))
    .map(({ message, action }) => [message, action?.path]);
};

test('an approver is told again, once, of an amendment, a closing and a found item that waited three days', async () => {
  const [one, other, third] = [await t.createItem(), await t.createItem(), await t.createItem()];
  const reason = 'The catalog names it otherwise.';
  const amendment = async (itemId: string) => {
    const lines = [{ itemId, field: 'lin', to: 'R97234' }];
    const { json } = await t.send<{ id: string }>('brandt', 'POST', '/api/amendments', {
      reason,
      lines,
      proof: PROOF,
    });
    return json.id;
  };
  const amended = await amendment(one.id);
  const signed = await amendment(third.id);
  await t.send('halloran', 'POST', `/api/amendments/${signed}/sign`, PROOF);
  const closing = await t.prepare([other.id]);
  const gain = { kind: 'found-on-installation', from: 'Connex 12' };
  const found = { name: 'M4A1 Carbine', serial_number: 'F900', gain };
  expect((await t.send('brandt', 'POST', '/api/property', found)).status).toBe(201);
  expect(
    (await noticesOf(t.as.halloran)).filter(({ title }) => title === 'Waits for your signature'),
  ).toHaveLength(4);

  expect(await wait(71)).toEqual([]);
  const again = [
    [
      `SPC Brandt entered M4A1 Carbine F900 as found on installation on 22NOV2026. ${WAITS}`,
      '/closings?tab=gains',
    ],
    [`SPC Brandt prepared ${closing.id} on 22NOV2026. ${WAITS}`, `/closings/${closing.id}`],
    [`SPC Brandt proposed ${amended} on 22NOV2026. ${WAITS}`, `/amendments/${amended}`],
  ];
  expect((await wait(1)).sort()).toEqual(again);
  expect((await wait(24)).sort()).toEqual(again);
  const toOthers = await noticesOf(t.as.brandt);
  expect(toOthers.filter(({ message }) => message.endsWith(WAITS))).toEqual([]);
});
