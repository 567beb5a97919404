import { type RouteKey, routes } from '@hand-receipt/contracts/routes';
import { prepareClosing } from '../../src/closings';
import { changeStock } from '../../src/possession/stock';
import { createCounter } from '../../src/possession/set-up-counter';
import { openSuccession } from '../../src/succession';
import { shortageOf } from '../roles/lines/component-lists';
import type { World } from '../roles/role-matrix-fixture';

const WEAPONS = { category: 'weapon' };

/** Puts something into every list that the commander of the world may read. */
export async function fillLists(world: World): Promise<Record<string, string>> {
  const post = async (url: string, body: object) => {
    const answer = await world.as.commander({ method: 'POST', url, body });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
    return answer.json<{ id: string }>().id;
  };
  const own = await world.itemOf('commander');
  await world.offerTo('commander', 'squadmate');
  await world.documentTo('commander', 'squadmate');
  await world.maintenanceOn(own);
  await world.connect('commander', 'squadmate');
  await post(`/api/property/${own}/verify`, { verificationType: 'Visual' });
  const shelf = { name: 'CLP', category: 'POL', unit: 'bottle', minimumQuantity: 1, currentQuantity: 5 };
  await post('/api/consumables', shelf);
  await post('/api/property', { name: 'Night vision', serial_number: 'NVG1', nsn: '5855-01-432-0524' });
  await post('/api/amendments', {
    reason: 'The plate says so.',
    report: true,
    lines: [{ itemId: own, field: 'lin', to: 'R97234' }],
  });
  // A commander below no other one cannot prepare, for nobody else could sign.
  const turnIn = { kind: 'turn-in', documentNumber: 'W15GK9-6326-0012', receivingActivity: 'SSA' } as const;
  const other = await world.itemOf('commander');
  const passed = { field: 'password', isRight: true, by: null } as const;
  await world.act('supply', (work) => prepareClosing(work, { ...turnIn, itemIds: [other] }, passed));
  await shortageOf(world, 'commander');
  await lossCaseOf(world, own);
  const inventory = await post('/api/inventories', WEAPONS);
  const counter = await counterOf(world, own);
  return { item: own, inventory, counter, succession: await successionOf(world, own) };
}

/** An arms room that keeps one item. */
async function counterOf(world: World, itemId: string): Promise<string> {
  const room = { unitId: 'B', name: 'Arms Room', kind: 'arms-room' } as const;
  const id = await world.act('commander', (work) => createCounter(work, room));
  await world.act('commander', (work) => changeStock(work, id, { add: [{ itemId }] }));
  return id;
}

/** A loss case of one item. Its event would hold quotes, which the search of the ledger finds as backslashes. */
async function lossCaseOf({ database: { db }, ids }: World, itemId: string): Promise<void> {
  const at = new Date('2026-11-21T08:00:00Z');
  const { id } = await db
    .insertInto('loss_case')
    .values({
      unit_id: 'B',
      state: 'searching',
      circumstances: 'Not found after the march',
      reported_by: ids.commander,
      opened_at: at,
      discovered_on: '2026-11-21',
      limit_on: '2026-12-05',
      days: 15,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('loss_case_item')
    .values({ case_id: id, item_id: itemId, added_at: at, holder_user_id: ids.commander })
    .execute();
}

/** A change of command of one line. It is a draft, so that nothing is frozen. */
async function successionOf(world: World, itemId: string): Promise<string> {
  const id = await world.act('commander', (work) =>
    openSuccession(work, {
      kind: 'primary',
      fromUserId: world.ids.commander,
      toUserId: world.ids.leader,
      startsOn: new Date().toISOString().slice(0, 10),
      reason: 'Change of command',
    }),
  );
  const line = { succession_id: id, item_id: itemId, section_number: 1, chain_before: [world.ids.commander] };
  await world.database.db.insertInto('succession_line').values(line).execute();
  return id;
}

const queryOf = (contract: object): Record<string, { enum?: unknown[] }> =>
  'query' in contract
    ? (contract.query as { properties: Record<string, { enum?: unknown[] }> }).properties
    : {};

/** Lists whose query has a field of free text, by its name. */
export const listsWith = (field: string): RouteKey[] =>
  (Object.entries(routes) as [RouteKey, object][])
    .filter(
      ([key, contract]) =>
        key.startsWith('GET') && field in queryOf(contract) && !queryOf(contract)[field]?.enum,
    )
    .map(([key]) => key);

/** The address of a list, on the thing that it is a list of. */
export function addressOf(key: RouteKey, ids: Record<string, string>): string {
  const path = key.split(' ')[1] ?? '';
  return path
    .replace('inventories/:id', `inventories/${ids.inventory}`)
    .replace('counters/:id', `counters/${ids.counter}`)
    .replace('successions/:id', `successions/${ids.succession}`)
    .replace(':id', ids.item ?? '');
}

/** The lines of a list, however it is answered: an array, an object that holds one, or lines of CSV. */
export function linesOf(body: string): unknown[] {
  if (!/^[[{]/.test(body)) return body.split('\n').filter(Boolean).slice(1);
  const read = JSON.parse(body) as unknown;
  if (Array.isArray(read)) return read as unknown[];
  const [list] = Object.values(read as object).filter((value) => Array.isArray(value)) as unknown[][];
  return list ?? [];
}
