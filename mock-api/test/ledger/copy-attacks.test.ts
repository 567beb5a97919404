import { sql } from 'kysely';
import { repairCopies } from '../../src/ledger-check';
import { ActingCompany } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

test('the copy that lists and figures are read from agrees with the items', async () => {
  await company.offer();
  expect(await ledger.messages()).toEqual([]);
});

test.each([
  [
    'status',
    sql`update visible_item set status = 'Lost' where item_id = 'P-0001' and scope_id = 'B'`,
    'Item W123 shows in lists of B Co status Lost; ledger says status Operational',
  ],
  [
    'row taken out',
    sql`delete from visible_item where item_id = 'P-0001'`,
    'Item W123 shows in lists of B Co nothing; ledger says the item',
  ],
  [
    'row put in',
    sql`insert into visible_item
      select 'U-0005', item_id, name_key, category, status, is_sensitive, is_held, entered_at
      from visible_item where item_id = 'P-0002' and scope_id = 'B'`,
    'Item W124 shows in lists of SPC Whitaker the item; ledger says nothing',
  ],
  [
    'mark, name and date',
    sql`update visible_item set is_sensitive = false, name_key = 'a', entered_at = '2020-01-01Z'
      where item_id = 'P-0002' and scope_id = 'B'`,
    /^Item W124 shows in lists of B Co name a, sensitive item false, entered 2020-01-01T00:00:00.*; ledger says name /,
  ],
])('a copy of an item with another %s is named', async (_what, change, words) => {
  await ledger.expectFound([change], [words]);
});

test('what follows in the copy from a change of the item itself is no second finding', async () => {
  await ledger.expectFound(
    [sql`update property set current_status = 'Damaged' where id = 'P-0001'`],
    ['Item W123 shows status Damaged; ledger says Operational'],
  );
});

test('a unit that the copy of the tree has below another is named', async () => {
  await ledger.expectFound(
    [sql`delete from unit_ancestor where unit_id = 'B'`],
    ['Unit B Co shows in units none; ledger says B Co'],
  );
});

test('a repair writes what differs again and names the items; the check then agrees', async () => {
  await ledger.attack(
    sql`update visible_item set status = 'Lost' where item_id = 'P-0001' and scope_id = 'B'`,
    sql`delete from visible_item where item_id = 'P-0002'`,
    sql`delete from unit_ancestor where unit_id = 'B'`,
  );
  const repair = () => ledger.db.transaction().execute(repairCopies);
  expect(await repair()).toEqual(['W123', 'W124']);
  expect(await ledger.messages()).toEqual([]);
  expect(await repair()).toEqual([]);
});
