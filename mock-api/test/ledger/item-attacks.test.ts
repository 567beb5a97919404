import { sql } from 'kysely';
import { createItem } from '../../src/property';
import { approve } from '../../src/property/custody/approve';
import { recordCalibration } from '../../src/property/calibration/record-calibration';
import { editItem } from '../../src/property/custody/edit-item';
import { offer } from '../../src/property/custody/offer';
import { Transactor, type UnitOfWork } from '../../src/unit-of-work';
import { SealedLedger } from './sealed-ledger';
import { CLOCK } from './support';

const ledger = SealedLedger.forEachTest();
const NAVARRO = { id: 'U-0004', name: 'SGT Navarro', role: 'Supply Sergeant', unitId: 'B' } as const;
const WHITAKER = { id: 'U-0005', name: 'SPC Whitaker', role: 'Soldier', unitId: 'B' } as const;

// The items of the small company have the first numbers.
beforeEach(() =>
  ledger.attack(sql`select setval('property_number', 100)`, sql`update users set status = 'Active'`),
);

const act = <T>(who: typeof NAVARRO | typeof WHITAKER, verb: (work: UnitOfWork) => Promise<T>) =>
  new Transactor({ db: ledger.db, clock: { now: CLOCK } }).run(who, verb);

const SIGHT = {
  name: 'AN/PVS-14',
  serial_number: 'W777',
  category: 'optics',
  location: 'Arms room, rack 4',
  description: 'Monocular',
  nsn: '5855-01-432-0524',
  lin: 'M79678',
  unitPrice: '3606.00',
} as const;

/** A sight, entered through the product; its UII is filled in later. */
async function enterSight(): Promise<string> {
  const id = await act(NAVARRO, (work) => createItem(work, { ...SIGHT, holderId: NAVARRO.id }));
  await act(NAVARRO, (work) => editItem(work, id, { uii: 'D1HM4-00017' }));
  return id;
}

const change = (id: string, field: string, value: string | boolean | null) =>
  sql`update property set ${sql.ref(field)} = ${value} where id = ${id}`;

test('an item that is entered, edited and handed over through the product agrees with its events', async () => {
  const id = await enterSight();
  await act(NAVARRO, (work) => editItem(work, id, { location: 'Cage 2', category: 'weapons' }));
  const transferId = await act(NAVARRO, (work) => offer(work, { propertyId: id, toUserId: WHITAKER.id }));
  await act(WHITAKER, (work) => approve(work, transferId));
  await act(WHITAKER, (work) => editItem(work, id, { location: 'Wall locker 12' }));
  expect(await ledger.verify()).toMatchObject({ is_verified: true, findings: [] });
});

test.each([
  ['nsn', '1005-01-231-0973', 'NSN 1005-01-231-0973; ledger says 5855-01-432-0524'],
  ['lin', null, 'LIN none; ledger says M79678'],
  ['uii', 'D1HM4-00018', 'UII D1HM4-00018; ledger says D1HM4-00017'],
  ['unit_price', '36.06', 'price 36.06; ledger says 3606.00'],
  ['location', 'Motor pool', 'location Motor pool; ledger says Arms room, rack 4'],
  ['description', null, 'description none; ledger says Monocular'],
  ['category', 'other', 'category other; ledger says optics'],
  ['is_sensitive', true, 'sensitive item yes; ledger says no'],
  ['ciic', 'U', 'CIIC U; ledger says none'],
  ['sensitive_mark', 'no', 'sensitive mark no; ledger says by-code'],
] as const)(
  'LIFE-54 %s of an item changed in the table alone is named with both values',
  async (field, value, words) => {
    const id = await enterSight();
    await ledger.attack(change(id, field, value));
    expect(await ledger.messages()).toEqual([`Item W777 shows ${words}`]);
  },
);

test.each([
  [
    'serial number',
    sql`update property set serial_number = 'W778' where serial_number = 'W777'`,
    /W778.*W777/,
  ],
  ['authorized quantity', sql`update component set quantity = 9`, /9 x BAYONET.*ledger says.*7 x BAYONET/],
  [
    'quantity on hand',
    sql`update component set on_hand = 7`,
    /7 x BAYONET, 7 on hand.*ledger says.*5 on hand/,
  ],
  [
    'damaged quantity',
    sql`update component set damaged = 2 where on_hand = 5`,
    /5 on hand, 2 damaged.*ledger says.*5 on hand/,
  ],
  ['unit', sql`update property set unit_id = 'C' where serial_number = 'W777'`, /unit C.*ledger says/],
  ['component', sql`delete from component`, /ledger says.*7 x BAYONET/],
])('LIFE-54 the %s changed in the database alone is named with both values', async (_what, change, words) => {
  const none = { nsn: null, serialNumber: null, notes: null, ui: null, arc: null };
  const counts = { quantity: 7, onHand: 5, damaged: 1 };
  const components = [{ ...none, ...counts, name: 'BAYONET', kind: 'BII' as const, required: true }];
  const item = { ...SIGHT, components, holderId: NAVARRO.id };
  await act(NAVARRO, (work) => createItem(work, item));
  const before = await ledger.messages();
  expect(before).toEqual([]);
  await ledger.attack(change);
  const messages = await ledger.messages();
  expect(messages).toContainEqual(expect.stringMatching(words));
});

test('EVID-07 LIFE-54 each fact of an item that SQL alone changes gives one finding with both values', async () => {
  const id = await enterSight();
  await act(NAVARRO, (work) => editItem(work, id, { ciic: 'J', sensitive_mark: 'yes' }));
  expect(await ledger.messages()).toEqual([]);
  await ledger.attack(sql`
    update property set nsn = '1005-01-231-0973', lin = 'R97234', unit_price = '36.06', location = 'Motor pool',
      description = 'Rifle', ciic = 'U', uii = 'D1HM4-00018', sensitive_mark = 'no'
    where id = ${id}`);
  expect((await ledger.messages()).sort()).toEqual(
    [
      'CIIC U; ledger says J',
      'LIN R97234; ledger says M79678',
      'NSN 1005-01-231-0973; ledger says 5855-01-432-0524',
      'UII D1HM4-00018; ledger says D1HM4-00017',
      'description Rifle; ledger says Monocular',
      'location Motor pool; ledger says Arms room, rack 4',
      'price 36.06; ledger says 3606.00',
      'sensitive mark no; ledger says yes',
    ].map((words) => `Item W777 shows ${words}`),
  );
});

test('a location that a hand-over took away does not come back unnoticed', async () => {
  const id = await enterSight();
  const transferId = await act(NAVARRO, (work) => offer(work, { propertyId: id, toUserId: WHITAKER.id }));
  await act(WHITAKER, (work) => approve(work, transferId));
  await ledger.attack(change(id, 'location', 'Arms room, rack 4'));
  expect(await ledger.messages()).toEqual(['Item W777 shows location Arms room, rack 4; ledger says none']);
});

test('LIFE-41 a calibration agrees with its event; its row or the due date changed in the table alone is named', async () => {
  const id = await enterSight();
  await act(NAVARRO, (work) =>
    recordCalibration(work, id, {
      doneOn: '2026-01-05',
      nextDue: '2026-07-05',
      byName: 'TMDE team',
      result: 'passed',
    }),
  );
  expect(await ledger.messages()).toEqual([]);
  await ledger.attack(
    sql`update property set calibration_info = jsonb_set(calibration_info, '{nextCalibrationDueDate}', '"2031-07-05"')
      where id = ${id}`,
    sql`update calibration set certificate = 'C-9', next_due = '2031-07-05'`,
  );
  expect((await ledger.messages()).sort()).toEqual([
    'Calibration CL-0001 shows certificate C-9; ledger says none',
    'Calibration CL-0001 shows next due 2031-07-05; ledger says 2026-07-05',
    'Item W777 shows calibration due 2031-07-05; ledger says 2026-07-05',
  ]);
});
