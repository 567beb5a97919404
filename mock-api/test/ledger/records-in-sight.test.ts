import type { VerificationDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { addUser } from '../support/app';
import { asOperator } from './operator';
import { TwoUnits, type Who } from './two-units';

const units = TwoUnits.forFile();

const OF_DOCUMENT = 'Document D-9001 has no event in the ledger';
const OF_INVENTORY = 'Inventory I-9001 has no event in the ledger';
const ONE = '1 finding about a record that you may not see';
const BOTH = '2 findings about records that you may not see';

beforeAll(async () => {
  const { database } = units.api;
  await addUser(database, { id: 'U-8', username: 'okafor', role: 'Squad Leader', unit_id: 'C' });
  // Petrov sends the commander a document about the item that Whitaker holds; Okafor counts in the other unit.
  await asOperator(
    database.db,
    sql`insert into document (id, type, title, sender_user_id, recipient_user_id, item_id, sent_at, form_data)
      values ('D-9001', 'Maintenance Form', 'DA 2404', 'U-3', 'U-1', 'P-1', now(), '{"formFields": {}}')`,
    sql`insert into inventory (id, title, opened_by_user_id, opened_at)
      values ('I-9001', 'October', 'U-8', now())`,
  );
}, 60_000);

const said = ({ findings }: VerificationDto) =>
  findings.map(({ message }) => message).filter((message) => !message.startsWith('Account'));

test('a finding about a document or an inventory is for those who may see it; the others read how many there are', async () => {
  const expected: [Who, string[]][] = [
    ['commander', [OF_DOCUMENT, OF_INVENTORY]],
    ['admin', [OF_DOCUMENT, OF_INVENTORY]],
    ['leader', [OF_DOCUMENT, ONE]],
    ['soldier', [BOTH]],
    ['stranger', [BOTH]],
  ];
  for (const [who, findings] of expected) {
    const { body } = await units.get<VerificationDto>(who, '/api/verification/database');
    expect([who, said(body)]).toEqual([who, findings]);
    expect(body.is_verified).toBe(false);
  }
  const okafor = await units.api.signIn('okafor');
  const body = (await okafor({ url: '/api/verification/database' })).json<VerificationDto>();
  expect(said(body)).toEqual([OF_INVENTORY, ONE]);
});
