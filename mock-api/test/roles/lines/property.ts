import { type Line, type Lines, everybody, line } from '../line';
import { mount } from '../../../src/property/custody/mount';
import { addPhoto } from '../../../src/property/photos';
import { photoOf } from '../photo-of';
import type { Username, World } from '../role-matrix-fixture';

const components = [
  {
    id: 'new',
    name: 'Sling',
    nsn: null,
    serialNumber: null,
    quantity: 1,
    required: true,
    status: 'present',
    notes: null,
  },
];

/** A photo that the holder of an item has added to it. */
async function photoOfItem(world: World, holder: Username) {
  const id = await world.itemOf(holder);
  const { id: uploadId } = await photoOf(world, holder);
  await world.act(holder, (work) => addPhoto(work, id, { uploadId, kind: 'item' }));
  return { id, params: { uploadId } };
}

/** An item that its holder has mounted on another one. */
async function mountedItem(world: World, holder: Username) {
  const [id, itemId] = [await world.itemOf(holder), await world.itemOf(holder)];
  await world.act(holder, (work) => mount(work, id, itemId, 'Top rail'));
  return { id, params: { itemId } };
}

const sling = { name: 'Sling', quantity: 1 };
const calibration = { doneOn: '2026-01-05', nextDue: '2026-07-05', byName: 'TMDE team', result: 'passed' };

/** A call on one component of an item: of their own, and of a squad mate's. */
function componentOfAnItem(body?: object): Line[] {
  const of = async ({ componentOf }: World, id: string) => ({
    id,
    params: { componentId: await componentOf(id) },
    ...(body && { body }),
  });
  return [
    line('404 200 200 200 200 200', 'an item of the company, their own', async (world, me) =>
      of(world, await world.itemOf(me === 'outsider' ? 'squadmate' : me)),
    ),
    line('404 404 403 200 200 200', "a squad mate's item", async (world) =>
      of(world, await world.itemOf('squadmate')),
    ),
  ];
}

/** The property book. */
export const propertyLines: Lines = {
  'GET /api/property': [everybody(200, 'their own items')],
  'GET /api/property/counts': [everybody(200, 'their own items')],
  'GET /api/property/ids': [everybody(200, 'their own items')],
  'GET /api/property/export': [everybody(200, 'their own items')],
  'GET /api/property/scanned': [
    everybody(200, 'items that they may see', () => ({ query: { code: 'W70001' } })),
  ],
  'GET /api/property-lookup': [
    everybody(200, 'items that they may see', () => ({ query: { serialNumber: 'W70001' } })),
  ],
  'GET /api/property-gone': [
    everybody(200, 'items that they saw', () => ({ query: { changedSince: '2026-01-01T00:00:00Z' } })),
  ],
  'POST /api/property-bulk': [
    everybody(200, 'any lines: each has its own outcome', async ({ itemOf, newSerial }, me) => ({
      body: {
        lines: [
          { create: { name: 'M17 Pistol', serial_number: newSerial() } },
          { id: await itemOf(me), amend: { location: 'Arms room' } },
          { id: await itemOf('distant'), amend: { location: 'Arms room' } },
        ],
      },
    })),
  ],
  'GET /api/property/:id/photos': [
    everybody(200, 'their own item', async ({ itemOf }, me) => ({ id: await itemOf(me) })),
    line('404 404 200 200 200 200', "a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
    })),
  ],
  'GET /api/property/near-misses': [
    everybody(200, 'items that they may see', () => ({ query: { serial_number: 'W70001' } })),
  ],
  'POST /api/property/bulk/status': [
    everybody(200, 'any items: each has its own result', async ({ itemOf }, me) => ({
      body: { ids: [await itemOf(me), await itemOf('distant')], status: 'Damaged' },
    })),
  ],
  'POST /api/property/bulk/recall': [
    everybody(200, 'any items: each has its own result', async ({ signedDown, itemOf }, me) => ({
      body: { property_ids: [await signedDown(me, 'squadmate'), await itemOf('distant')] },
    })),
  ],
  'POST /api/property/bulk/transfers': [
    everybody(200, 'any items: each has its own result', async ({ ids, itemOf }, me) => ({
      body: { ids: [await itemOf(me), await itemOf('distant')], toUserId: ids.squadmate },
    })),
  ],

  //     outsider soldier leader supply commander admin
  'GET /api/property/:id': [
    everybody(200, 'their own item', async ({ itemOf }, me) => ({ id: await itemOf(me) })),
    line('404 404 200 200 200 200', "a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
    })),
    line('404 404 404 200 200 200', 'an item of another squad', async ({ itemOf }) => ({
      id: await itemOf('distant'),
    })),
  ],
  'POST /api/property': [
    line('201 403 403 201 201 201', 'a new item', ({ newSerial }) => ({
      body: { name: 'M17 Pistol', serial_number: newSerial() },
    })),
  ],
  'GET /api/property/holders': [everybody(200, 'who holds what they may see')],
  'GET /api/property/locations': [everybody(200, 'where items are that they may see')],
  'PATCH /api/property/:id': [
    everybody(200, 'the location of their own item', async ({ itemOf }, me) => ({
      id: await itemOf(me),
      body: { location: 'Arms room', version: 1 },
    })),
    line('200 403 403 200 200 200', 'the category of their own item', async ({ itemOf }, me) => ({
      id: await itemOf(me),
      body: { category: 'weapons', version: 1 },
    })),
    line('404 404 403 200 200 200', "the location of a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
      body: { location: 'Arms room', version: 1 },
    })),
  ],
  'POST /api/property/:id/photos': [
    everybody(201, 'a photo of their own item', async (world, me) => ({
      id: await world.itemOf(me),
      body: { uploadId: (await photoOf(world, me)).id, kind: 'item' },
    })),
    line('404 404 403 201 201 201', "a photo of a squad mate's item", async (world, me) => ({
      id: await world.itemOf('squadmate'),
      body: { uploadId: (await photoOf(world, me)).id, kind: 'item' },
    })),
    everybody(400, 'a photo that somebody else uploaded', async (world, me) => ({
      id: await world.itemOf(me),
      body: { uploadId: (await photoOf(world, 'squadmate')).id, kind: 'item' },
    })),
  ],
  'DELETE /api/property/:id/photos/:uploadId': [
    everybody(200, 'a photo of their own item', (world, me) => photoOfItem(world, me)),
    line('404 404 403 200 200 200', "a photo of a squad mate's item", (world) =>
      photoOfItem(world, 'squadmate'),
    ),
  ],
  'POST /api/property/:id/calibrations': [
    everybody(201, 'a calibration of their own item', async ({ itemOf }, me) => ({
      id: await itemOf(me),
      body: calibration,
    })),
    line('404 404 403 201 201 201', "a calibration of a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
      body: calibration,
    })),
  ],
  'POST /api/property/:id/mounts': [
    everybody(201, 'one of their own items on another', async ({ itemOf }, me) => ({
      id: await itemOf(me),
      body: { itemId: await itemOf(me), position: 'Top rail' },
    })),
    line('404 404 403 201 201 201', "a squad mate's items", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
      body: { itemId: await itemOf('squadmate'), position: 'Top rail' },
    })),
  ],
  'DELETE /api/property/:id/mounts/:itemId': [
    everybody(200, 'one of their own items', (world, me) => mountedItem(world, me)),
    line('404 404 403 200 200 200', "a squad mate's item", (world) => mountedItem(world, 'squadmate')),
  ],
  'POST /api/property/bulk/edit': [
    everybody(200, 'any items: each has its own result', async ({ itemOf }, me) => ({
      body: { ids: [await itemOf(me), await itemOf('distant')], location: 'Arms room' },
    })),
  ],
  'PATCH /api/property/:id/status': [
    everybody(200, 'their own item', async ({ itemOf }, me) => ({
      id: await itemOf(me),
      body: { status: 'Damaged' },
    })),
    line('404 404 403 200 200 200', "a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
      body: { status: 'Damaged' },
    })),
  ],
  'PUT /api/property/:id/components': [
    everybody(200, 'their own item', async ({ itemOf }, me) => ({
      id: await itemOf(me),
      body: { components },
    })),
    line('404 404 403 200 200 200', "a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
      body: { components },
    })),
  ],
  'POST /api/property/:id/components': [
    everybody(201, 'their own item', async ({ itemOf }, me) => ({ id: await itemOf(me), body: sling })),
    line('404 404 403 201 201 201', "a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
      body: sling,
    })),
  ],
  'PATCH /api/property/:id/components/:componentId': componentOfAnItem({ quantity: 3 }),
  'POST /api/property/:id/components/:componentId/present': componentOfAnItem(),
  'DELETE /api/property/:id/components/:componentId': componentOfAnItem(),
  'POST /api/property/:id/verify': [
    everybody(200, 'their own item', async ({ itemOf }, me) => ({
      id: await itemOf(me),
      body: { verificationType: 'Visual' },
    })),
    line('404 404 403 403 403 403', "a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
      body: { verificationType: 'Visual' },
    })),
  ],
  'POST /api/property/:id/recall': [
    everybody(400, 'an item in their own hands', async ({ itemOf }, me) => ({ id: await itemOf(me) })),
    everybody(201, 'an item that they signed down', async ({ signedDown }, me) => ({
      id: await signedDown(me, 'squadmate'),
    })),
    line('404 404 403 403 403 403', "a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
    })),
  ],
};
