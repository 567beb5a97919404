import type { VerificationRunDto } from '@hand-receipt/contracts';
import { append } from './support';
import { TwoUnits } from './two-units';

const units = TwoUnits.forFile();
const EVENTS = 3_000;

test('EVID-32 while a full check of a few thousand events runs, other requests are answered', async () => {
  const { db } = units.api.database;
  for (let n = 0; n < EVENTS; n += 1) await append(db, 'USER', null, { note: `${n}` });
  await units.api.app.sealer.sealNow();
  const started = await units.as('commander')({
    method: 'POST',
    url: '/api/verification/runs',
    body: { full: true },
  });
  const { id } = started.json<VerificationRunDto>();
  const run = async () =>
    (await units.get<VerificationRunDto>('commander', `/api/verification/runs/${id}`)).body;
  let answered = 0;
  while ((await run()).state === 'running') {
    expect((await units.get('leader', '/api/property')).status).toBe(200);
    answered += 1;
  }
  // Many are answered before the check ends: it does not hold the thread, or the one connection, to its end.
  expect(answered).toBeGreaterThan(5);
  const { state, checked } = await run();
  expect({ state, isWhole: checked > EVENTS }).toEqual({ state: 'done', isWhole: true });
}, 120_000);
