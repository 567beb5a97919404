import { sql } from 'kysely';
import { ActingCompany } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

test('sent documents agree with their events', async () => {
  await company.sendForm();
  expect(await ledger.messages()).toEqual([]);
});

test.each([
  [
    'form',
    sql`update document set form_data = jsonb_set(form_data, '{faultDescription}', '"None"')`,
    /shows form data with SHA-256 [0-9a-f]{16}; ledger says [0-9a-f]{16}$/,
  ],
  [
    'list of attachments',
    sql`update document set attachments = '[]'`,
    /shows attachments with SHA-256 [0-9a-f]{16} not shown; ledger says [0-9a-f]{16}$/,
  ],
  [
    'attachment',
    sql`update document set attachments = '["/api/uploads/photo-2"]'`,
    /shows attachments with SHA-256 missing, [0-9a-f]{16} not shown; ledger says [0-9a-f]{16}$/,
  ],
  [
    'photo behind its attachment',
    sql`update upload set content_hash = (select content_hash from upload where id = 'photo-2') where id = 'photo-1'`,
    /shows attachments with SHA-256 [0-9a-f]{16}; ledger says [0-9a-f]{16}$/,
  ],
  [
    'recipient',
    sql`update document set recipient_user_id = 'U-0004'`,
    /shows recipient SGT Navarro; ledger says SPC Whitaker$/,
  ],
  [
    'sender',
    sql`update document set sender_user_id = 'U-0005'`,
    /shows sender SPC Whitaker; ledger says SGT Navarro$/,
  ],
  ['item', sql`update document set item_id = 'P-0001'`, /shows item P-0001; ledger says P-0002$/],
  ['kind', sql`update document set subtype = 'DA5988E'`, /shows kind .*; ledger says /],
])('EVID-08 a document with another %s is named by number', async (_what, change, words) => {
  const id = await company.sendForm();
  await ledger.attack(change);
  const found = await ledger.messages();
  expect(found).toEqual([expect.stringMatching(words)]);
  expect(found[0]?.startsWith(`Document ${id} shows `)).toBe(true);
});

test('EVID-08 the bytes of an attachment changed in place are noticed', async () => {
  await company.sendForm();
  await ledger.expectFound(
    [sql`update upload_content set bytes = 'x' where bytes = 'bytes of photo-1'`],
    [/^Document D-\d+ shows attachments with SHA-256 [0-9a-f]{16}; ledger says [0-9a-f]{16}$/],
  );
  await ledger.attack(sql`update upload_content set bytes = 'bytes of photo-1' where bytes = 'x'`);
});

test('EVID-08 a deleted document is named by number', async () => {
  const id = await company.sendForm();
  await ledger.expectFound(
    [sql`delete from document`],
    [`Document ${id} is missing; ledger has it as event #8`],
  );
});
