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
  'GET /api/shortages': [everybody(200, 'those of items that they may see')],
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
