import { type RawBuilder, sql } from 'kysely';
import { editShortage } from '../../src/component-lists/edit-shortage';
import { countComponents } from '../../src/property/counts/count-components';
import { ActingCompany, NAVARRO } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

/** Navarro counts the sling of W124. */
async function count(onHand: number, damaged = 0): Promise<void> {
  const { id, version } = await ledger.db
    .selectFrom('component')
    .innerJoin('property', 'property.id', 'component.property_id')
    .select(['component.id', 'property.version'])
    .where('property_id', '=', 'P-0002')
    .executeTakeFirstOrThrow();
  await company.do(NAVARRO, (work) =>
    countComponents(work, 'P-0002', { counts: [{ componentId: id, onHand, damaged }], version }),
  );
}

/** Navarro counts a damaged sling, then none, and enters an order for it. @returns the shortage's id. */
async function shortage(): Promise<string> {
  await count(1, 1);
  await count(0);
  const { id } = await ledger.db.selectFrom('component_shortage').select('id').executeTakeFirstOrThrow();
  await company.do(NAVARRO, (work) => editShortage(work, id, { documentNumber: 'ORDER-1' }));
  return id;
}

/** Of what is said about shortages and items: who came in by the fixture is not what these tests are about. */
const messages = async () => (await ledger.messages()).filter((message) => !message.startsWith('Account'));

test('counts and shortages agree with their events, opened, ordered, and ended by a count', async () => {
  await shortage();
  expect(await messages()).toEqual([]);
  await count(1);
  expect(await messages()).toEqual([]);
});

test.each<[string, RawBuilder<unknown>, string]>([
  [
    'the count of a component',
    sql`update component set on_hand = 1 where property_id = 'P-0002'`,
    'Item W124 shows components 1 x SLING, 1 on hand; ledger says 1 x SLING, 0 on hand',
  ],
  [
    'who answers for a shortage',
    sql`update component_shortage set accountable_user_id = 'U-0005'`,
    'Shortage {id} shows accountable person SPC Whitaker; ledger says SGT Navarro',
  ],
  [
    'the order of a shortage',
    sql`update component_shortage set document_number = 'ORDER-2'`,
    'Shortage {id} shows document number ORDER-2; ledger says ORDER-1',
  ],
  [
    'a shortage taken away',
    sql`delete from component_shortage`,
    'Shortage {id} is missing; ledger has it as event #',
  ],
])('EVID-08 %s edited behind the ledger is named', async (_what, statement, message) => {
  const id = await shortage();
  await ledger.attack(statement);
  expect(await messages()).toEqual([expect.stringContaining(message.replace('{id}', id))]);
});
