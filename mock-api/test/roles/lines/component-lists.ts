import { addComponent } from '../../../src/property/edit-components';
import { type Line, type Lines, everybody, line } from '../line';
import type { Username, World } from '../role-matrix-fixture';

/** A new item of somebody with seven magazines, all there or all missing. */
async function itemWithMagazines(world: World, holder: Username, status: 'present' | 'missing') {
  const itemId = await world.itemOf(holder);
  await world.act(holder, (work) => addComponent(work, itemId, { name: 'Magazine', quantity: 7, status }));
  return itemId;
}

/** The number of a shortage of somebody's item. */
export async function shortageOf(world: World, holder: Username): Promise<string> {
  const { id } = await world.database.db
    .selectFrom('component_shortage')
    .select('id')
    .where('item_id', '=', await itemWithMagazines(world, holder, 'missing'))
    .executeTakeFirstOrThrow();
  return id;
}

/** A count of the magazines of somebody's item. */
async function countIn(world: World, holder: Username) {
  const id = await itemWithMagazines(world, holder, 'present');
  const { version, componentId } = await world.database.db
    .selectFrom('component')
    .innerJoin('property', 'property.id', 'component.property_id')
    .select(['property.version', 'component.id as componentId'])
    .where('property.id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, body: { counts: [{ componentId, onHand: 5, damaged: 0 }], version } };
}

const NSN = '1005-01-231-0973';
const MAGAZINE = {
  kind: 'BII',
  name: 'Magazine',
  nsn: null,
  ui: 'EA',
  arc: 'D',
  quantity: 7,
  required: true,
};

/** The version of the list as somebody's book has it now. */
async function versionOf(world: World, me: Username): Promise<number> {
  const response = await world.as[me]({ url: `/api/component-lists/${NSN}` });
  return response.json<{ version: number }>().version;
}

const order =
  (of: (me: Username) => Username): Line['send'] =>
  async (world, me) => ({
    id: await shortageOf(world, of(me)),
    body: { documentNumber: 'W15GK9-6326-0012' },
  });

/** Counts of components, and what is short. */
export const componentListLines: Lines = {
  //     outsider soldier leader supply commander admin
  'PUT /api/property/:id/component-counts': [
    everybody(200, 'their own item', (world, me) => countIn(world, me)),
    line('404 404 403 200 200 200', "a squad mate's item", (world) => countIn(world, 'squadmate')),
  ],
  'GET /api/component-lists': [everybody(200, 'NSNs of the items that they may see')],
  'GET /api/component-lists/:nsn': [
    everybody(200, 'any NSN', () => ({ params: { nsn: NSN } })),
    everybody(400, 'what is no NSN', () => ({ params: { nsn: 'none' } })),
  ],
  'POST /api/component-lists/read': [
    line('200 403 403 200 200 403', 'a file of components', () => ({
      payload: 'Kind,Name,Quantity\nBII,Magazine,7\n',
      headers: { 'content-type': 'text/csv' },
    })),
  ],
  'PUT /api/component-lists/:nsn': [
    line('200 403 403 200 200 403', 'the list of their book', async (world, me) => ({
      params: { nsn: NSN },
      body: { lines: [MAGAZINE], version: await versionOf(world, me) },
    })),
  ],
  'GET /api/shortages': [everybody(200, 'those of items that they may see')],
  'GET /api/shortages/annex': [
    everybody(200, 'of what they hold', ({ ids }, me) => ({ query: { holder: ids[me] } })),
    line('404 200 200 200 200 200', 'of what a squad mate holds, as far as they may see it', ({ ids }) => ({
      query: { holder: ids.squadmate },
    })),
  ],
  'PATCH /api/shortages/:id': [
    line(
      '200 403 403 200 200 200',
      'a shortage of their own item',
      order((me) => me),
    ),
    line(
      '404 404 403 200 200 200',
      "a shortage of a squad mate's item",
      order(() => 'squadmate'),
    ),
  ],
};
