import type { CheckScheduleInput } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { recordRowsFound } from '../../src/ledger-check';
import { createUnit, removeUnit } from '../../src/people/units/change';
import { changeSchedule } from '../../src/sensitive/change-schedule';
import { changeSetting } from '../../src/unit-settings/change-setting';
import { Transactor, type UnitOfWork } from '../../src/unit-of-work';
import { SealedLedger } from './sealed-ledger';
import { CLOCK, NAVARRO } from './support';

const ledger = SealedLedger.forEachTest();
const ADMIN = { ...NAVARRO, role: 'Admin', unitId: 'B' } as const;

const asAdmin = <T>(act: (work: UnitOfWork) => Promise<T>): Promise<T> =>
  new Transactor({ db: ledger.db, clock: { now: CLOCK } }).run(ADMIN, act);

const KEY = 'amendment.photo';

beforeEach(() => recordRowsFound(ledger.db, CLOCK()));

test('a setting changed by SQL is named with both values; the same change through the product is green', async () => {
  const set = (value: unknown, version: number) =>
    asAdmin((work) => changeSetting(work, { unitId: 'B', key: KEY, value, citation: 'AR 735-5', version }));
  await set(true, 0);
  await ledger.attack(sql`update unit_setting set value = 'false', citation = null`);
  expect(await ledger.messages()).toEqual([
    'Setting amendment.photo of B Co shows value false; ledger says true',
    'Setting amendment.photo of B Co shows citation none; ledger says AR 735-5',
  ]);
  await ledger.attack(sql`update unit_setting set value = 'true', citation = 'AR 735-5'`);
  await set(false, 1);
  expect(await ledger.messages()).toEqual([]);
  await ledger.attack(sql`delete from unit_setting`);
  expect(await ledger.messages()).toEqual([
    expect.stringMatching(/^Setting amendment.photo of B Co is missing; ledger has it as event #\d+$/),
  ]);
});

test('a setting that was written by SQL alone has no event', async () => {
  await ledger.attack(sql`
    insert into unit_setting (unit_id, key, value, changed_by, changed_at, version)
    select 'B', 'amendment.photo', 'false', id, now(), 1 from users limit 1`);
  expect(await ledger.messages()).toEqual(['Setting amendment.photo of B Co has no event in the ledger']);
});

test('a setting that was taken away, and those of a unit that was removed, are not missed', async () => {
  const squad = await asAdmin((work) => createUnit(work, { name: 'Squad', kind: 'squad', parentId: 'B' }));
  const change = { unitId: squad, key: KEY, value: false, version: 0 } as const;
  await asAdmin((work) => changeSetting(work, change));
  await asAdmin((work) => changeSetting(work, { ...change, unitId: 'B' }));
  await asAdmin((work) => changeSetting(work, { ...change, unitId: 'B', value: null, version: 1 }));
  await asAdmin((work) => removeUnit(work, squad));
  expect(await ledger.messages()).toEqual([]);
});

describe('when a category is checked', () => {
  const WEEKLY: CheckScheduleInput = {
    frequency: 'weekly',
    dueTimes: ['0900', '0700'],
    weekday: 1,
    monthDay: null,
    graceMinutes: 60,
    citation: 'Unit SOP 4-2',
    version: 1,
  };
  beforeEach(() =>
    ledger.attack(
      sql`insert into check_schedule (category, frequency, due_times, grace_minutes)
        values ('optics', 'daily', '{0600}', 30), ('crypto', 'daily', '{0600}', 30)`,
    ),
  );

  test('a schedule that SQL alone changed or took out is named; one that nobody changed through the product is not', async () => {
    await asAdmin((work) => changeSchedule(work, 'optics', WEEKLY));
    expect(await ledger.messages()).toEqual([]);
    await ledger.attack(
      sql`update check_schedule set grace_minutes = 1439, changed_by_user_id = 'U-0005', citation = 'AR 190-11',
        due_times = '{0300}' where category = 'optics' and unit_id is not null`,
    );
    expect(await ledger.messages()).toEqual([
      'Check schedule optics of B Co shows times 0300; ledger says 0700, 0900',
      'Check schedule optics of B Co shows minutes of grace 1439; ledger says 60',
      'Check schedule optics of B Co shows citation AR 190-11; ledger says Unit SOP 4-2',
      'Check schedule optics of B Co shows changed by SPC Whitaker; ledger says SGT Navarro',
    ]);
    await ledger.attack(sql`delete from check_schedule where unit_id is not null`);
    expect(await ledger.messages()).toEqual([
      expect.stringMatching(/^Check schedule optics of B Co is missing; ledger has it as event #\d+$/),
    ]);
  });
});
