import { sql } from 'kysely';
import { recordRowsFound } from '../../src/ledger-check';
import { createUnit, removeUnit } from '../../src/people/units/change';
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
