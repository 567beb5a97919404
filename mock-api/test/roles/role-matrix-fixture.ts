import { createConsumable } from '../../src/consumables/create-consumable';
import { approve } from '../../src/property/custody/approve';
import { createItem } from '../../src/property/custody/create-item';
import { offer } from '../../src/property/custody/offer';
import { recall } from '../../src/property/custody/recall';
import { type Actor, Transactor, type UnitOfWork } from '../../src/unit-of-work';
import { recordRowsFound } from '../../src/ledger-check';
import { sendMaintenanceForm } from '../../src/maintenance/send-form';
import { openMaintenance } from '../../src/maintenance/open-maintenance';
import { addComponent } from '../../src/property/edit-components';
import { confirmImport } from '../../src/property/import/confirm';
import { enterRows } from '../../src/property/import/enter-rows';
import { previewImport } from '../../src/property/import/preview';
import { createRequest } from '../../src/property/transfers/create-request';
import { type TestApp, addUser, testApp } from '../support/app';
import { setPlainRules } from '../support/plain-rules';
import { FAULT, PEOPLE, type Username } from './people';

export type { Username };

type Send = Awaited<ReturnType<TestApp['signIn']>>;

export interface World extends TestApp {
  ids: Record<Username, string>;
  /** Sends requests as somebody, with their session. */
  as: Record<Username, Send>;
  /** Does an act of custody as somebody, without the API. */
  act<T>(who: Username, verb: (work: UnitOfWork) => Promise<T>): Promise<T>;
  /** A serial number that no item has. */
  newSerial(): string;
  /** Enters an item that somebody holds; answers its id. */
  itemOf(holder: Username, serialNumber?: string): Promise<string>;
  /** Offers a new item of somebody's to somebody; answers the transfer's id. */
  offerTo(to: Username, from: Username): Promise<string>;
  /** A sign-over between two others to which somebody must agree; answers the transfer's id. */
  signOverBelow(superior: Username): Promise<string>;
  serialOf(itemId: string): Promise<string>;
  /** Requests a new item of its holder by serial number; returns the id of the transfer request. */
  requestFrom(of: Username, requester: Username): Promise<string>;
  /** An item that one person has signed down to another; answers its id. */
  signedDown(from: Username, to: Username): Promise<string>;
  /** A recall of an item that one person has signed down to the other; answers the transfer's id. */
  recalledFrom(holder: Username, by: Username): Promise<string>;
  /** The ledger's event id of an item's entry. */
  eventOf(itemId: string): Promise<string>;
  /** Maintenance that an item's holder asked for; answers its id. */
  maintenanceOn(itemId: string): Promise<string>;
  /** A component of an item; answers its id. */
  componentOf(itemId: string): Promise<string>;
  /** A consumable on the company's shelf; answers its id. */
  consumable(): Promise<string>;
  /** An import that the supply sergeant has uploaded, or also had entered; answers its id. */
  importOfSupply(entered: boolean): Promise<string>;
  /** Makes two people each other's accepted connection. */
  connect(one: Username, other: Username): Promise<void>;
  /** People of two companies hand each other something only while they are connected; others at any time. */
  whileConnected<T>(one: Username, other: Username, handOver: () => Promise<T>): Promise<T>;
  /** A form about the sender's own item; answers the document's id. */
  documentTo(to: Username, from: Username): Promise<string>;
}

/** Two squads of a company, a commander of another one, and the real app on a real database. */
export async function makeWorld(): Promise<World> {
  const test = await testApp();
  const { db } = test.database;
  await db
    .insertInto('units')
    .values([
      { id: 'B', parent_id: null, name: 'B Co', kind: 'company' },
      { id: 'C', parent_id: null, name: 'C Co', kind: 'company' },
      { id: 'B-1', parent_id: 'B', name: '1st Squad', kind: 'squad' },
      { id: 'B-2', parent_id: 'B', name: '2nd Squad', kind: 'squad' },
    ])
    .execute();
  const ids = {} as World['ids'];
  const as = {} as World['as'];
  const actors = {} as Record<Username, Actor>;
  for (const [username, role, unitId] of PEOPLE) {
    const id = await addUser(test.database, { username, role, unit_id: unitId, last_name: username });
    ids[username] = id;
    as[username] = await test.signIn(username);
    actors[username] = { id, role, unitId, name: `SPC ${username}` };
  }
  await setPlainRules(test, ids.commander);
  // A check of the ledger finds people whom no event names, and would notify its keepers in the middle of a test.
  await recordRowsFound(db, test.clock.now());
  const transactor = new Transactor({ db, clock: test.clock });
  let entered = 0;

  const offerItem = (propertyId: string, from: Username, to: Username): Promise<string> =>
    world.whileConnected(from, to, () =>
      world.act(from, (work) => offer(work, { propertyId, toUserId: ids[to] })),
    );

  const world: World = {
    ...test,
    ids,
    as,
    act: (who, verb) => transactor.run(actors[who], verb),
    newSerial() {
      entered += 1;
      return `W7${String(entered).padStart(5, '0')}`;
    },
    itemOf(holder, serialNumber = world.newSerial()) {
      const item = { name: 'M4A1 Carbine', serial_number: serialNumber, location: 'Arms room' };
      const keeper = holder === 'outsider' ? 'outsider' : 'commander';
      return world.act(keeper, (work) => createItem(work, { ...item, holderId: ids[holder] }));
    },
    async offerTo(to, from) {
      return offerItem(await world.itemOf(from), from, to);
    },
    async signOverBelow(superior) {
      const id = await world.offerTo('distant', 'squadmate');
      const terms = { sign_over: true, superior_user_id: ids[superior], needs_consent: true };
      await db.updateTable('transfer').set(terms).where('id', '=', id).execute();
      return id;
    },
    async serialOf(itemId) {
      const item = db.selectFrom('property').select('serial_number').where('id', '=', itemId);
      return (await item.executeTakeFirstOrThrow()).serial_number;
    },
    async requestFrom(of, requester) {
      const serialNumber = await world.serialOf(await world.itemOf(of));
      return world.act(requester, (work) => createRequest(work, { serialNumber }));
    },
    async signedDown(from, to) {
      const propertyId = await world.itemOf(from);
      const transferId = await offerItem(propertyId, from, to);
      await world.whileConnected(from, to, () => world.act(to, (work) => approve(work, transferId)));
      return propertyId;
    },
    async recalledFrom(holder, by) {
      const propertyId = await world.signedDown(by, holder);
      return (await world.act(by, (work) => recall(work, propertyId))).transferId;
    },
    async eventOf(itemId) {
      const { event_id } = await db
        .selectFrom('ledger_event')
        .select('event_id')
        .where('item_id', '=', itemId)
        .orderBy('seq')
        .executeTakeFirstOrThrow();
      return event_id;
    },
    async maintenanceOn(itemId) {
      const { assigned_to_user_id: holderId } = await db
        .selectFrom('property')
        .select('assigned_to_user_id')
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow();
      const holder = PEOPLE.find(([username]) => ids[username] === holderId);
      if (!holder) throw new Error(`Nobody of the company holds ${itemId}.`);
      return world.act(holder[0], (work) => openMaintenance(work, itemId, FAULT));
    },
    async componentOf(itemId) {
      const sling = { name: 'Sling', quantity: 1, status: 'damaged' } as const;
      await world.act('commander', (work) => addComponent(work, itemId, sling));
      const { id } = await db
        .selectFrom('component')
        .select('id')
        .where('property_id', '=', itemId)
        .executeTakeFirstOrThrow();
      return id;
    },
    consumable() {
      const facts = { category: 'POL', unit: 'quart', currentQuantity: 9, minimumQuantity: 2 } as const;
      return world.act('supply', (work) => createConsumable(work, { ...facts, name: world.newSerial() }));
    },
    async importOfSupply(entered) {
      const context = { db, clock: test.clock, transactor };
      const bytes = Buffer.from(`Name,Serial Number\nM17 Pistol,${world.newSerial()}\n`);
      const file = { name: 'items.csv', bytes, at: test.clock.now(), purpose: 'enter' as const };
      const id = await previewImport(db, actors.supply, file);
      if (!entered) return id;
      await confirmImport(db, actors.supply, id);
      await enterRows(context, id, () => false);
      return id;
    },
    async connect(one, other) {
      await db
        .insertInto('connections')
        .values({ user_id: ids[one], other_user_id: ids[other], status: 'accepted' })
        .onConflict((known) => known.doNothing())
        .execute();
    },
    async whileConnected(one, other, handOver) {
      if (![one, other].includes('outsider')) return handOver();
      await world.connect(one, other);
      const result = await handOver();
      const both = [ids[one], ids[other]];
      await db
        .deleteFrom('connections')
        .where('user_id', 'in', both)
        .where('other_user_id', 'in', both)
        .execute();
      return result;
    },
    async documentTo(to, from) {
      await world.connect(from, to);
      const propertyId = await world.itemOf(from);
      const form = { propertyId, recipientUserId: ids[to], formType: 'DA2404', description: 'Worn' } as const;
      return world.act(from, (work) => sendMaintenanceForm(work, form));
    },
  };
  return world;
}
