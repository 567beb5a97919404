import type { SavedComponentDto } from '@hand-receipt/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createAmendment } from '../../src/amendments/create-amendment';
import { withdrawAmendment } from '../../src/amendments/end-amendment';
import { signAmendment } from '../../src/amendments/sign-amendment';
import { signClosing, withdrawClosing } from '../../src/closings/act-on-closing';
import { prepareClosing } from '../../src/closings/prepare-closing';
import { approve } from '../../src/property/custody/approve';
import { mount, unmount } from '../../src/property/custody/mount';
import { cancel } from '../../src/property/custody/cancel';
import { consent } from '../../src/property/custody/consent';
import { setStatus } from '../../src/loss-cases';
import { createItem } from '../../src/property/custody/create-item';
import { editItem } from '../../src/property/custody/edit-item';
import { offer } from '../../src/property/custody/offer';
import { recall } from '../../src/property/custody/recall';
import { replaceLinks } from '../../src/property/custody/replace-link';
import { reject } from '../../src/property/custody/reject';
import { readComponents } from '../../src/property/custody/components';
import { lockItem } from '../../src/property/custody/item';
import { setComponents } from '../../src/property/custody/set-components';
import { reinstate } from '../../src/property/gains/reinstate';
import { countComponents } from '../../src/property/counts/count-components';
import { markMissing } from '../../src/property/custody/missing';
import { recordSeen } from '../../src/property/custody/verify';
import { openInventory } from '../../src/inventory/open-inventory';
import { type Actor, Transactor, type UnitOfWork } from '../../src/unit-of-work';
import { systemClock } from '../../src/kernel/clock';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { ApiError, conflict } from '../../src/kernel/errors';
import { changeHolder, clear } from './random-succession';
import { statusBody } from '../support/loss-facts';

/** They entered their passwords before. */
const SHOWN = { field: 'password', isRight: true, by: null } as const;

/** Common acts are drawn more often. */
const VERBS = {
  offer: 8,
  approve: 12,
  reject: 2,
  signOver: 6,
  consent: 5,
  cancel: 1,
  recall: 2,
  succeed: 2,
  changeHolder: 3,
  clear: 3,
  status: 2,
  components: 2,
  mount: 8,
  unmount: 8,
  count: 2,
  create: 1,
  leave: 1,
  reinstate: 4,
  classify: 3,
  amend: 2,
  downgrade: 2,
  miss: 1,
  find: 6,
} as const;
type Verb = keyof typeof VERBS;

const component: fc.Arbitrary<SavedComponentDto> = fc.record({
  id: fc.constant('new'),
  name: fc.constantFrom('Sling', 'Magazine', 'Cleaning kit'),
  quantity: fc.integer({ min: 0, max: 3 }),
  status: fc.constantFrom('present', 'missing', 'damaged'),
  nsn: fc.constant(null),
  serialNumber: fc.constant(null),
  required: fc.boolean(),
  notes: fc.constant(null),
});

/** Says that so many of each component of an item are there. */
async function countAll(work: UnitOfWork, itemId: string, onHand: number): Promise<void> {
  const { version } = await lockItem(work, itemId);
  const components = await readComponents(work.trx, itemId);
  if (components.length === 0) return;
  const counts = components.map(({ id }) => ({ componentId: id, onHand, damaged: 0 }));
  await countComponents(work, itemId, { counts, version });
}

/** Something that somebody tries. */
export const randomAct = fc.record({
  verb: fc.oneof(
    ...(Object.entries(VERBS) as [Verb, number][]).map(([verb, weight]) => ({
      weight,
      arbitrary: fc.constant(verb),
    })),
  ),
  /** Mostly a person who may do it, otherwise a random person. */
  entitled: fc.constantFrom(true, true, true, false),
  who: fc.nat(),
  whom: fc.nat(),
  item: fc.nat(),
  other: fc.nat(),
  withComponents: fc.boolean(),
  agree: fc.constantFrom(true, true, true, false),
  // Nobody signs for what is lost, so that too much of it would leave little to do.
  status: fc.constantFrom('Operational', 'Operational', 'Operational', 'Damaged', 'Lost'),
  components: fc.array(component, { maxLength: 3 }),
  onHand: fc.integer({ min: 0, max: 3 }),
  ciic: fc.constantFrom('4', '6', 'J', 'U', null),
  mark: fc.constantFrom('yes', 'no', 'by-code'),
  linkAct: fc.constantFrom('replace', 'replace', 'sign', 'insert'),
});
export type RandomAct = typeof randomAct extends fc.Arbitrary<infer A> ? A : never;

const pick = <T>(list: readonly T[], at: number): T => {
  const picked = list[at % list.length];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
};

/** People of one company who act at random on items of their own making. */
export class RandomPeople {
  /** Acts that the rules let through, by verb. */
  readonly done: Partial<Record<Verb, number>> = {};
  refused = 0;
  readonly items: string[] = [];
  #entered = 0;
  #amended = 0;
  #inventoryId = '';

  constructor(
    readonly database: OpenDatabase,
    readonly people: readonly Actor[],
  ) {}

  readonly perform = <T>(actor: Actor, verb: (work: UnitOfWork) => Promise<T>): Promise<T> =>
    new Transactor({ db: this.database.db, clock: systemClock }).run(actor, verb);

  async enter(holder: Actor): Promise<void> {
    this.#entered += 1;
    const item = {
      name: 'Item',
      serial_number: `R${this.#entered}`,
      // Weapons are sensitive whatever their code and mark say.
      category: this.#entered % 2 === 0 ? ('weapons' as const) : ('optics' as const),
      holderId: holder.id,
    };
    this.items.push(await this.perform(pick(this.people, 0), (work) => createItem(work, item)));
  }

  /** The items of this draw are in one count, which marks and finds them. */
  async openCount(): Promise<void> {
    const counter = pick(this.people, 0);
    this.#inventoryId = await this.perform(counter, (work) =>
      openInventory(work, { counterIds: [counter.id] }),
    );
  }

  async #miss(work: UnitOfWork, itemId: string): Promise<void> {
    await markMissing(work, await lockItem(work, itemId), { inventoryId: this.#inventoryId });
  }

  async #find(work: UnitOfWork, itemId: string): Promise<void> {
    const finds = { inventoryId: this.#inventoryId };
    await recordSeen(work, await lockItem(work, itemId), { verificationType: 'Inventory', ...finds, finds });
  }

  /** Tries an act; what the rules refuse must change nothing, which the ledger and the tables tell in the end. */
  async attempt(act: RandomAct): Promise<void> {
    await this.tolerate(async () => {
      await this.#try(act);
      this.done[act.verb] = (this.done[act.verb] ?? 0) + 1;
    });
  }

  /** Does what the rules may refuse. */
  async tolerate(run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      this.refused += 1;
    }
  }

  async #try(act: RandomAct): Promise<unknown> {
    if ((act.verb === 'miss' || act.verb === 'find') && !this.#inventoryId) await this.openCount();
    const itemId = pick(act.verb === 'unmount' ? await this.#carriers() : this.items, act.item);
    const { holderId, transfer, part } = await this.#stateOf(itemId);
    const transferId = transfer?.id ?? '';
    const asked: Partial<Record<Verb, string | null>> = {
      offer: holderId,
      signOver: holderId,
      consent: transfer?.superior_user_id,
      mount: holderId,
      unmount: holderId,
      status: holderId,
      components: holderId,
      count: holderId,
      approve: transfer?.to_user_id,
      reject: transfer?.to_user_id,
      cancel: transfer?.is_recall ? transfer.to_user_id : transfer?.from_user_id,
    };
    const entitled = this.people.find(({ id }) => act.entitled && id === asked[act.verb]);
    const whom = pick(
      this.people.filter(({ id }) => !act.entitled || id !== holderId),
      act.whom,
    );
    const actor = entitled ?? pick(this.people, act.who);
    if (act.verb === 'create') return this.enter(actor);
    if (act.verb === 'leave') return this.#leave(itemId);
    if (act.verb === 'amend') return this.#amend(itemId, 'serial_number', `A${(this.#amended += 1)}`);
    if (act.verb === 'downgrade') return this.#amend(itemId, 'sensitive_mark', act.mark);
    if (act.verb === 'succeed') return this.#succeed(act, actor);
    if (act.verb === 'changeHolder') return this.#changeHolder(act.item, act.whom);
    if (act.verb === 'clear') return this.#clear(act);
    const verbs: Record<
      Exclude<Verb, 'create' | 'leave' | 'succeed' | 'changeHolder' | 'clear' | 'amend' | 'downgrade'>,
      (work: UnitOfWork) => Promise<unknown>
    > = {
      offer: (work) =>
        offer(work, { propertyId: itemId, toUserId: whom.id, includeComponents: act.withComponents }),
      signOver: (work) =>
        offer(work, {
          propertyId: itemId,
          toUserId: whom.id,
          includeComponents: act.withComponents,
          signOver: true,
        }),
      consent: (work) => consent(work, transferId, { agree: act.agree }),
      approve: (work) => approve(work, transferId),
      reject: (work) => reject(work, transferId, null),
      cancel: (work) => cancel(work, transferId),
      recall: (work) => recall(work, itemId),
      status: (work) => setStatus(work, itemId, statusBody(act.status)),
      components: (work) => setComponents(work, itemId, act.components),
      reinstate: (work) => reinstate(work, itemId, { reason: 'It was given back.' }),
      mount: (work) => mount(work, itemId, pick(this.items, act.other), 'Rail'),
      unmount: (work) => unmount(work, itemId, part ?? itemId),
      count: (work) => countAll(work, itemId, act.onHand),
      miss: (work) => this.#miss(work, itemId),
      find: (work) => this.#find(work, itemId),
      classify: (work) => editItem(work, itemId, { ciic: act.ciic, sensitive_mark: act.mark }),
    };
    return this.perform(actor, verbs[act.verb]);
  }

  /** One person takes the place of another in every chain that no open transfer is waiting on, or signs above it. */
  async #succeed({ who, whom, linkAct }: RandomAct, actor: Actor): Promise<void> {
    const [from, to] = [pick(this.people, who), pick(this.people, whom)];
    const changed = await this.perform(actor, async (work) => {
      const free = await work.trx
        .selectFrom('property')
        .select('id')
        .where('id', 'in', this.items)
        .where('left_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      const open = await work.trx
        .selectFrom('transfer')
        .select('item_id')
        .where('status', '=', 'Pending')
        .execute();
      const lines = free
        .filter(({ id }) => !open.some(({ item_id }) => item_id === id))
        .map(({ id }) => ({ itemId: id, act: linkAct }));
      return replaceLinks(work, { successionId: 'SC-0000', setHash: 'ab', from, to, lines });
    });
    if (changed === 0) throw conflict('No chain has a place to take.');
  }

  /** A leader clears somebody, mostly a person who is signed for nothing. */
  async #clear({ entitled, who, whom }: RandomAct): Promise<void> {
    const links = await this.database.db.selectFrom('custody_link').select('user_id').distinct().execute();
    const free = this.people.filter(({ id }) => !links.some(({ user_id }) => user_id === id));
    const person = pick(entitled && free.length > 0 ? free : this.people, whom);
    await clear(this, pick(this.#signers(), who), person);
  }

  /** Somebody takes what the holder of an item has from the person who signed it down to them. */
  async #changeHolder(at: number, whom: number): Promise<void> {
    const signedDown = await this.database.db
      .selectFrom('property')
      .innerJoin('custody_link as last', (join) =>
        join
          .onRef('last.item_id', '=', 'property.id')
          .onRef('last.user_id', '=', 'property.assigned_to_user_id'),
      )
      .innerJoin('custody_link as above', (join) =>
        join
          .onRef('above.item_id', '=', 'last.item_id')
          .on('above.position', '=', sql<number>`last.position - 1`),
      )
      .select(['property.id', 'last.user_id as holder', 'above.user_id as above'])
      .where('property.id', 'in', this.items)
      .where('above.user_id', 'is not', null)
      .orderBy('property.id')
      .execute();
    if (signedDown.length === 0) throw conflict('Nothing is signed down.');
    const { holder, above } = pick(signedDown, at);
    const [outgoing, giver] = [holder, above].map((userId) => this.people.find(({ id }) => id === userId));
    if (!outgoing || !giver) throw conflict('Nobody signed it down.');
    const incoming = pick(
      this.people.filter(({ id }) => id !== outgoing.id),
      whom,
    );
    await changeHolder(this, { outgoing, incoming, giver });
  }

  /** A Supply Sergeant prepares and a Commander signs; what is not signed is withdrawn. */
  async #leave(itemId: string): Promise<void> {
    const [preparer, approver] = this.#signers();
    const paper = { kind: 'book-error', documentNumber: 'D-1', reason: 'It was entered twice.' } as const;
    const id = await this.perform(preparer, (work) =>
      prepareClosing(work, { ...paper, itemIds: [itemId] }, SHOWN),
    );
    try {
      await this.perform(approver, (work) => signClosing(work, id, SHOWN));
    } catch (error) {
      await this.perform(preparer, (work) => withdrawClosing(work, id));
      throw error;
    }
  }

  /** Items on which something is mounted; any item where there is none. Few are, so a draw of all would miss them. */
  async #carriers(): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('attached_component')
      .select('parent_id')
      .where('parent_id', 'in', this.items)
      .orderBy('parent_id')
      .execute();
    return rows.length === 0 ? this.items : rows.map((row) => row.parent_id);
  }

  /** A Supply Sergeant proposes and a Commander signs; what is not signed is withdrawn. */
  async #amend(itemId: string, field: 'serial_number' | 'sensitive_mark', to: string): Promise<void> {
    const [proposer, approver] = this.#signers();
    const line = { itemId, field, to };
    const id = await this.perform(proposer, (work) =>
      createAmendment(work, { reason: 'The record was wrong.', lines: [line], uploadIds: [] }, SHOWN),
    );
    try {
      await this.perform(approver, (work) => signAmendment(work, id, SHOWN));
    } catch (error) {
      await this.perform(proposer, (work) => withdrawAmendment(work, id));
      throw error;
    }
  }

  #signers(): [first: Actor, second: Actor] {
    const [first, second] = (['Supply Sergeant', 'Commander'] as const).map((role) =>
      this.people.find((person) => person.role === role),
    );
    if (!first || !second) throw conflict('Nobody else can sign this.');
    return [first, second];
  }

  async #stateOf(itemId: string) {
    const { db } = this.database;
    const item = await db
      .selectFrom('property')
      .select('assigned_to_user_id')
      .where('id', '=', itemId)
      .executeTakeFirst();
    const transfer = await db
      .selectFrom('transfer')
      .selectAll()
      .where('item_id', '=', itemId)
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const mounted = await db
      .selectFrom('attached_component')
      .select('component_id')
      .where('parent_id', '=', itemId)
      .executeTakeFirst();
    return { holderId: item?.assigned_to_user_id ?? null, transfer, part: mounted?.component_id };
  }
}
