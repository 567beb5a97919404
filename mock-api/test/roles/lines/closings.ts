import { attachCopy, prepareClosing, signClosing } from '../../../src/closings';
import { createItem } from '../../../src/property/custody/create-item';
import { TEST_PASSWORD } from '../../support/app';
import { type Line, type Lines, everybody, line } from '../line';
import { photoOf } from '../photo-of';
import type { Username, World } from '../role-matrix-fixture';

const PASSED = { field: 'password', isRight: true, by: null } as const;
const proof = { password: TEST_PASSWORD };
/** A turn-in under a document number of its own. */
const paperOf = (world: World) =>
  ({ kind: 'turn-in', documentNumber: world.newSerial(), receivingActivity: 'SSA' }) as const;
const reason = 'The SSA did not take it.';

/** A closing that the supply sergeant prepared of an item of the commander's, or that was brought further. */
async function closingOf(world: World, state: 'prepared' | 'signed' | 'completed' = 'prepared') {
  const itemId = await world.itemOf('commander');
  const id = await world.act('supply', (work) =>
    prepareClosing(work, { ...paperOf(world), itemIds: [itemId] }, PASSED),
  );
  if (state !== 'prepared') await world.act('commander', (work) => signClosing(work, id, PASSED));
  if (state === 'completed') {
    const { id: uploadId } = await photoOf(world, 'supply');
    await world.act('supply', (work) => attachCopy(work, id, { uploadId }));
  }
  return { id, itemId };
}

const onPrepared = (answers: string, body?: object): Line[] => [
  line(answers, 'what the supply sergeant prepared', async (world) => ({
    id: (await closingOf(world)).id,
    ...(body && { body }),
  })),
];

/** A found item that the supply sergeant entered. */
const foundItem = (world: World): Promise<string> =>
  world.act('supply', (work) =>
    createItem(work, {
      name: 'Tent',
      serial_number: world.newSerial(),
      holderId: world.ids.supply,
      gain: { kind: 'found-on-installation' },
    }),
  );

const create = async (world: World, holder: Username) => ({
  body: { ...paperOf(world), itemIds: [await world.itemOf(holder)], proof },
});

/** Leaving the book and coming into it. Of the callers only the commander signs for this company. */
export const closingLines: Lines = {
  'GET /api/closings': [everybody(200, 'those that they may see')],
  'GET /api/closings/counts': [everybody(200, 'those that wait for them')],
  //     outsider soldier leader supply commander admin
  'GET /api/closings/receivers': [line('200 403 403 200 200 403', 'units of other books')],
  'GET /api/closings/:id': onPrepared('404 404 404 200 200 200'),
  'GET /api/closings/:id/pdf': onPrepared('404 404 404 200 200 200'),
  'POST /api/closings': [
    line('409 403 403 201 409 403', 'their own item', (world, me) => create(world, me)),
    line('404 404 404 201 409 403', "an item of the commander's", (world) => create(world, 'commander')),
  ],
  'POST /api/closings/:id/copy': [
    line('404 404 404 200 400 403', 'what the supply sergeant prepared', async (world, me) => ({
      id: (await closingOf(world)).id,
      body: { uploadId: (await photoOf(world, me === 'commander' ? 'supply' : me)).id },
    })),
  ],
  'POST /api/closings/:id/sign': onPrepared('404 404 404 403 200 403', proof),
  'POST /api/closings/:id/refuse': onPrepared('404 404 404 403 200 403', { reason }),
  'POST /api/closings/:id/withdraw': onPrepared('404 404 404 200 403 403'),
  'POST /api/closings/:id/cancel': [
    line('404 404 404 403 200 403', 'what the commander signed', async (world) => ({
      id: (await closingOf(world, 'signed')).id,
      body: { reason },
    })),
  ],

  'GET /api/property/gains': [everybody(200, 'those of their book')],
  'GET /api/property/:id/gain/pdf': [
    everybody(200, 'their own item', async (world, me) => ({ id: await world.itemOf(me) })),
    line('404 404 404 200 200 200', 'a found item', async (world) => ({ id: await foundItem(world) })),
  ],
  'POST /api/property/:id/gain/sign': [
    line('404 404 404 403 200 403', 'a found item', async (world) => ({
      id: await foundItem(world),
      body: proof,
    })),
  ],
  'POST /api/property/:id/reinstatement': [
    line('404 403 403 200 200 200', 'an item that left', async (world) => ({
      id: (await closingOf(world, 'completed')).itemId,
      body: { reason: 'It was given back.' },
    })),
  ],
};
