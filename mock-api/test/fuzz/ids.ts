import type { World } from '../roles/role-matrix-fixture';

/** Ids of what is there: things of the callers, of people whom they may not see, and the people themselves. */
export async function idsOf(world: World): Promise<string[]> {
  const own = await world.itemOf('commander');
  const others = await world.itemOf('outsider');
  return [
    own,
    others,
    await world.itemOf('soldier'),
    await world.offerTo('commander', 'squadmate'),
    await world.offerTo('distant', 'squadmate'),
    await world.documentTo('soldier', 'squadmate'),
    await world.maintenanceOn(own),
    await world.maintenanceOn(others),
    await world.eventOf(own),
    world.ids.squadmate,
    world.ids.outsider,
    'B',
    'C',
  ];
}
