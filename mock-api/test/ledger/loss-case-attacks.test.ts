import { sql } from 'kysely';
import { closeInventory } from '../../src/inventory/close-inventory';
import { addExhibit } from '../../src/loss-cases/exhibits';
import { ActingCompany, NAVARRO } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);

/** Navarro closes a count without W124, which opens a case, and adds a photo of a statement to it. */
async function open(): Promise<void> {
  await company.prepare();
  const id = await company.openInventory();
  await company.do(NAVARRO, (work) => closeInventory(work, id, 'One is away', 'Nobody else is here.'));
  const { id: caseId } = await ledger.db.selectFrom('loss_case').select('id').executeTakeFirstOrThrow();
  const exhibit = { kind: 'statement', uploadId: 'photo-1' } as const;
  await company.do(NAVARRO, (work) => addExhibit(work, caseId, exhibit));
}

test.each([
  ['with other bytes', sql`update upload_content set bytes = 'x' where bytes = 'bytes of photo-1'`],
  ['without its bytes', sql`delete from upload_content where bytes in ('bytes of photo-1', 'x')`],
  [
    'of another photo',
    sql`update upload set content_hash = (select content_hash from upload where id = 'photo-2') where id = 'photo-1'`,
  ],
])('the photo of an exhibit of a loss case %s is named', async (_what, change) => {
  await open();
  expect(await ledger.messages()).toEqual([]);
  await ledger.attack(change);
  const [found, ...more] = await ledger.messages();
  expect(found).toMatch(/LC-\d+ shows .*; ledger says /);
  expect(more).toEqual([]);
});
