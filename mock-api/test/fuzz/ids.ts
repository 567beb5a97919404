import { createAmendment } from '../../src/amendments';
import { prepareClosing } from '../../src/closings';
import { shortageOf } from '../roles/lines/component-lists';
import type { Username, World } from '../roles/role-matrix-fixture';

/** An amendment that somebody reported of their item. */
const reportOf = (world: World, itemId: string, who: Username): Promise<string> =>
  world.act(who, (work) => {
    const lines = [{ itemId, field: 'lin' as const, to: 'C06935' }];
    return createAmendment(work, { reason: 'The LIN is missing.', lines }, null);
  });

/** A closing that the supply sergeant prepared of an item of the commander's. */
const closingOf = async (world: World): Promise<string> => {
  const itemId = await world.itemOf('commander');
  const paper = { kind: 'turn-in', documentNumber: world.newSerial(), receivingActivity: 'SSA' } as const;
  const proof = { field: 'password', isRight: true, by: null } as const;
  return world.act('supply', (work) => prepareClosing(work, { ...paper, itemIds: [itemId] }, proof));
};

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
    await reportOf(world, own, 'commander'),
    await reportOf(world, others, 'outsider'),
    await closingOf(world),
    await shortageOf(world, 'commander'),
    await shortageOf(world, 'outsider'),
    await world.eventOf(own),
    world.ids.squadmate,
    world.ids.outsider,
    'B',
    'C',
  ];
}
