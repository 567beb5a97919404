import fc from 'fast-check';
import type { InventoryRules } from '@hand-receipt/contracts';
import { prepareClosing } from '../../src/closings';
import { closeInventory } from '../../src/inventory/close-inventory';
import { openPlanned } from '../../src/inventory/program/open-planned';
import { addProgramMonths } from '../../src/inventory/program/add-months';
import { createProgram } from '../../src/inventory/program/programs';
import { skipPlanned } from '../../src/inventory/program/skip-planned';
import { scanLine } from '../../src/inventory/scan-line';
import { listCandidates, readCounted } from '../../src/inventory/team';
import { createItem } from '../../src/property/custody/create-item';
import { writeSetting } from '../../src/unit-settings';
import { type Actor, Transactor, type UnitOfWork } from '../../src/unit-of-work';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { addUser } from '../support/app';
import { testDatabase } from '../support/database';
import { PLAIN_RULES } from '../support/plain-rules';

let now = new Date(2026, 10, 2, 8);
const clock = { now: () => now };
let database: OpenDatabase;
let transactor: Transactor;
let made = 0;
beforeAll(async () => {
  database = await testDatabase();
  transactor = new Transactor({ db: database.db, clock });
});

/** A company of its own, with a Commander and so many soldiers. */
async function makeUnit(soldiers: number) {
  made += 1;
  const unitId = `U-${made}`;
  await database.db
    .insertInto('units')
    .values({ id: unitId, parent_id: null, name: `Company ${made}`, kind: 'company' })
    .execute();
  const person = async (username: string, role: Actor['role']): Promise<Actor> => {
    const id = await addUser(database, { username, role, unit_id: unitId, last_name: username });
    return { id, role, unitId, name: `SPC ${username}` };
  };
  const commander = await person(`commander-${made}`, 'Commander');
  const sergeant = await person(`sergeant-${made}`, 'Supply Sergeant');
  const people: Actor[] = [];
  for (let n = 0; n < soldiers; n += 1) people.push(await person(`soldier-${made}-${n}`, 'Soldier'));
  const act = <T>(verb: (work: UnitOfWork) => Promise<T>, who = commander) => transactor.run(who, verb);
  const setRules = (
    key: 'inventory.rules.cyclic' | 'inventory.rules.sensitive',
    rules: Partial<InventoryRules>,
  ) => act((work) => writeSetting(work, { unitId, key, value: { ...PLAIN_RULES, ...rules }, version: 0 }));
  let entered = 0;
  const enter = (lin: string | null, holder = commander) =>
    act((work) => {
      entered += 1;
      const serial_number = `${unitId}-${entered}`;
      return createItem(work, { name: `Item ${lin ?? entered}`, lin, serial_number, holderId: holder.id });
    });
  return { unitId, commander, sergeant, people, act, setRules, enter };
}

type Unit = Awaited<ReturnType<typeof makeUnit>>;

const programOf = ({ act, unitId }: Unit, kind: 'cyclic' | 'sensitive') =>
  act((work) =>
    createProgram(work, { kind, title: 'Program', unitId, cadence: 'monthly', firstMonth: '2026-11' }),
  );

const inventoryOf = async (programId: string, month: string) =>
  (
    await database.db
      .selectFrom('inventory')
      .select('id')
      .where('program_id', '=', programId)
      .where('opens_on', '=', month)
      .executeTakeFirstOrThrow()
  ).id;

/** The first days of the 24 months from November 2026 on. */
const MONTHS = Array.from({ length: 24 }, (_, index) => {
  const year = 2026 + Math.floor((10 + index) / 12);
  return `${year}-${String(((10 + index) % 12) + 1).padStart(2, '0')}-01`;
});

/** Ids of the items of a unit that are on no closed list of a program. */
const neverListed = async (unitId: string, programId: string): Promise<string[]> =>
  (
    await database.db
      .selectFrom('property')
      .select('id')
      .where('unit_id', '=', unitId)
      .where('left_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('inventory_line as line')
              .innerJoin('inventory', 'inventory.id', 'line.inventory_id')
              .select('line.item_id')
              .whereRef('line.item_id', '=', 'property.id')
              .where('inventory.program_id', '=', programId)
              .where('inventory.state', '=', 'closed'),
          ),
        ),
      )
      .execute()
  ).map(({ id }) => id);

async function countMonth({ act }: Unit, programId: string, month: string): Promise<'closed' | 'nothing'> {
  const id = await inventoryOf(programId, month);
  try {
    await act((work) => openPlanned(work, id, {}));
  } catch (failure) {
    if (failure instanceof Error && failure.message.startsWith('There is nothing to count')) return 'nothing';
    throw failure;
  }
  await act((work) => closeInventory(work, id, null));
  return 'closed';
}

test('INVT-01 INVT-02 after 12 closed months each of 600 items, and what came in meanwhile, was on a closed list', async () => {
  now = new Date(2026, 10, 2, 8);
  const unit = await makeUnit(0);
  await unit.setRules('inventory.rules.cyclic', {});
  for (let n = 0; n < 600; n += 1) await unit.enter(`L${n % 47}`);
  const programId = await programOf(unit, 'cyclic');
  const plan = await database.db
    .selectFrom('inventory_plan')
    .selectAll()
    .where('program_id', '=', programId)
    .orderBy('group_key')
    .execute();
  expect(plan).toHaveLength(47);
  const [first] = plan.filter(({ month }) => month === MONTHS[0]);
  let late: string[] = [];
  for (const [index, month] of MONTHS.slice(0, 12).entries()) {
    // In month 7: a new LIN, and one that was counted in the first month.
    if (index === 6) late = [await unit.enter('NEW-LIN'), await unit.enter(first!.group_key)];
    expect(await countMonth(unit, programId, month)).toBe('closed');
    now = new Date(now.getFullYear(), now.getMonth() + 1, 2, 8);
  }
  expect(await neverListed(unit.unitId, programId)).toEqual([]);
  expect(late).toHaveLength(2);
  const again = await database.db
    .selectFrom('inventory_plan')
    .selectAll()
    .where('program_id', '=', programId)
    .where('cycle_start', '=', MONTHS[0]!)
    .orderBy('group_key')
    .execute();
  expect(again).toEqual(plan);
}, 240_000);

const anyYear = fc.record({
  lins: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 25 }),
  /** For each month: what comes in and what leaves, and whether it is skipped. The last month of the cycle is counted. */
  months: fc.array(
    fc.record({
      comes: fc.array(fc.option(fc.integer({ min: 0, max: 12 })), { maxLength: 3 }),
      leaves: fc.nat(2),
      isSkipped: fc.boolean(),
    }),
    { minLength: 12, maxLength: 12 },
  ),
});

test('INVT-01 INVT-03 12 months cover the book under entries, items that leave and skipped months', async () => {
  await fc.assert(
    fc.asyncProperty(anyYear, async ({ lins, months }) => {
      now = new Date(2026, 10, 2, 8);
      const unit = await makeUnit(0);
      await unit.setRules('inventory.rules.cyclic', {});
      for (const lin of lins) await unit.enter(`L${lin}`);
      const programId = await programOf(unit, 'cyclic');
      for (const [index, { comes, leaves, isSkipped }] of months.entries()) {
        for (const lin of comes) await unit.enter(lin === null ? null : `L${lin}`);
        await leave(unit, leaves);
        const month = MONTHS[index]!;
        if (isSkipped && index < 11) {
          const id = await inventoryOf(programId, month);
          await unit.act((work) => skipPlanned(work, id, 'Field exercise.'));
        } else await countMonth(unit, programId, month);
        await expectWholeGroups(programId);
      }
      expect(await neverListed(unit.unitId, programId)).toEqual([]);
    }),
    { numRuns: 6 },
  );
}, 240_000);

/** Takes some items of a unit out of the book, as a closing does. */
async function leave({ unitId, act, sergeant }: Unit, items: number): Promise<void> {
  const gone = await database.db
    .selectFrom('property')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('left_at', 'is', null)
    .where('closing_id', 'is', null)
    .orderBy('id')
    .limit(items)
    .execute();
  if (gone.length === 0) return;
  const itemIds = gone.map(({ id }) => id);
  const documentNumber = `W15GK9-${itemIds[0]}`;
  const turnIn = { kind: 'turn-in', documentNumber, receivingActivity: 'SSA' } as const;
  const passed = { field: 'password', isRight: true, by: null } as const;
  // What a count did not see, and its loss case, are done with before it leaves.
  await database.db
    .updateTable('property')
    .set({ missing_since: null, missing_inventory_id: null })
    .where('id', 'in', itemIds)
    .execute();
  await database.db
    .updateTable('loss_case_item')
    .set({ outcome: 'adjusted', closed_at: now })
    .where('item_id', 'in', itemIds)
    .where('closed_at', 'is', null)
    .execute();
  await act((work) => prepareClosing(work, { ...turnIn, itemIds }, passed), sergeant);
  await database.db
    .updateTable('property')
    .set({ left_at: now, assigned_to_user_id: null })
    .where('id', 'in', itemIds)
    .execute();
}

/** No group is in two months of a cycle. */
async function expectWholeGroups(programId: string): Promise<void> {
  const groups = await database.db
    .selectFrom('inventory_plan')
    .select(['group_key', 'cycle_start'])
    .where('program_id', '=', programId)
    .execute();
  expect(new Set(groups.map(({ group_key, cycle_start }) => `${cycle_start} ${group_key}`)).size).toBe(
    groups.length,
  );
}

test('INVT-08 INVT-09 over 24 months nobody counts twice in a row or reads their own line, also where no one is eligible', async () => {
  now = new Date(2026, 10, 2, 8);
  const unit = await makeUnit(4);
  await unit.setRules('inventory.rules.sensitive', { notTwice: true });
  const holders = [unit.commander, ...unit.people];
  const serials: { serial: string; holder: string }[] = [];
  for (const holder of holders) {
    const id = await unit.act((work) =>
      createItem(work, {
        name: 'M4A1 Carbine',
        category: 'weapons',
        serial_number: `Y-${holder.id}`,
        holderId: holder.id,
      }),
    );
    serials.push({ serial: `Y-${holder.id}`, holder: holder.id });
    expect(id).toBeTruthy();
  }
  const programId = await programOf(unit, 'sensitive');
  let last = new Set<string>();
  for (const [index, month] of MONTHS.entries()) {
    await database.db.transaction().execute((trx) => addProgramMonths(trx, now));
    const id = await inventoryOf(programId, month);
    const counted = await readCounted(database.db, id);
    const able = (await listCandidates(database.db, unit.commander, counted, now))
      .filter(({ reasons }) => reasons.length === 0)
      .map(({ person }) => person.id);
    expect(able.filter((person) => last.has(person))).toEqual([]);
    // Every third month everybody who can reads, so that in the next one nobody may.
    const team = index % 3 === 2 ? able : able.slice(0, 2);
    if (able.length === 0) {
      await expect(unit.act((work) => openPlanned(work, id, {}))).rejects.toThrow('No one in');
      await unit.act((work) => skipPlanned(work, id, 'No one may count.'));
    } else {
      const counters = team.map((userId) => ({ userId }));
      await unit.act((work) => openPlanned(work, id, { counters }));
      const read = new Set<string>();
      for (const [turn, { serial, holder }] of serials.entries()) {
        const reader = team[turn % team.length]!;
        const who = [...holders, unit.sergeant].find((person) => person.id === reader)!;
        const { result } = await unit.act((work) => scanLine(work, id, { code: serial }), who);
        expect(result === 'verified').toBe(reader !== holder);
        if (result === 'verified') read.add(reader);
      }
      await unit.act((work) => closeInventory(work, id, null));
      last = read;
    }
    now = new Date(now.getFullYear(), now.getMonth() + 1, 2, 8);
  }
  const own = await database.db
    .selectFrom('inventory_line as line')
    .innerJoin('verification', 'verification.id', 'line.verification_id')
    .select('line.item_id')
    .whereRef('verification.by_user_id', '=', 'line.holder_user_id')
    .execute();
  expect(own).toEqual([]);
}, 240_000);
