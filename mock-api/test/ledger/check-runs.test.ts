import type { VerificationDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { CheckRuns } from '../../src/ledger-check/check-runs';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { SealedLedger } from './sealed-ledger';
import { CLOCK } from './support';

const ledger = SealedLedger.forEachTest();

type OnResult = (result: VerificationDto, before: VerificationDto | null) => void;

function checkRuns(onResult: OnResult = () => undefined) {
  const { db, sealer } = ledger;
  const verification = new LedgerVerification({ db, sealer, clock: CLOCK });
  const errors: unknown[] = [];
  const runs = new CheckRuns({
    db,
    verification,
    clock: { now: CLOCK },
    onResult: async (...verdicts) => onResult(...verdicts),
    onError: (error) => errors.push(error),
  });
  return { runs, verification, errors };
}

/** The first look and no further: a driver's own limits run on the same clock. */
function startLooking(runs: CheckRuns): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  runs.everyHour();
  jest.advanceTimersToNextTimer();
  jest.useRealTimers();
}

const begun = async (): Promise<number> =>
  (await ledger.db.selectFrom('ledger_check').select('id').execute()).length;

test('a server makes a full check soon after its start, and another that starts then makes none', async () => {
  const first = checkRuns();
  startLooking(first.runs);
  while (!(await first.runs.last())) continue;
  expect(await begun()).toBe(1);
  expect(await first.runs.last()).toMatchObject({ is_verified: true, last_full_pass: CLOCK().toISOString() });
  const second = checkRuns();
  startLooking(second.runs);
  for (let turn = 0; turn < 20; turn += 1) expect(await begun()).toBe(1);
  await Promise.all([first.runs.stop(), second.runs.stop()]);
});

test('of checks that end in one millisecond the last one counts, so what comes back is told again', async () => {
  const before: (boolean | undefined)[] = [];
  const { runs } = checkRuns((_result, earlier) => before.push(earlier?.is_verified));
  for (const status of ['Damaged', 'Operational', 'Damaged', 'Operational']) {
    await ledger.attack(sql`update property set current_status = ${status} where id = 'P-0001'`);
    await runs.check('U-0004');
    expect((await runs.last())?.is_verified).toBe(status === 'Operational');
  }
  expect(before).toEqual([undefined, false, true, false]);
});

test('a server that stops while it looks whether a check is due begins none', async () => {
  const { runs, errors } = checkRuns();
  const before = await begun();
  startLooking(runs);
  await runs.stop();
  // What came behind the look would have asked the database in turn with these.
  for (let turn = 0; turn < 20; turn += 1) expect(await begun()).toBe(before);
  expect(errors).toEqual([]);
});

test('a server that has stopped makes no more checks', async () => {
  const { runs, verification } = checkRuns();
  await runs.stop();
  await expect(verification.check()).rejects.toThrow('The server has stopped.');
});

test('a check that cannot be made takes the last verdict away and is told once, until one can be made', async () => {
  const { db } = ledger;
  const { runs, verification } = checkRuns();
  let alarms = 0;
  const failing = new CheckRuns({
    db,
    verification: Object.assign(Object.create(verification) as LedgerVerification, {
      check: () => Promise.reject(new Error('The check broke.')),
    }),
    clock: { now: CLOCK },
    onResult: async () => undefined,
    onFailure: async () => void (alarms += 1),
    onError: () => undefined,
  });
  await runs.check('U-0004');
  expect(await runs.last()).toMatchObject({ is_verified: true });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(failing.check('U-0004')).rejects.toThrow('The check broke.');
    expect(await runs.last()).toBeNull();
  }
  expect(alarms).toBe(1);
  await runs.check('U-0004');
  expect(await runs.last()).toMatchObject({ is_verified: true });
});
