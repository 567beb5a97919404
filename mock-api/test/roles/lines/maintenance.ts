import { addPart } from '../../../src/maintenance/parts';
import { type Lines, everybody, line } from '../line';
import type { Username, World } from '../role-matrix-fixture';

const PART = { name: 'Seal', partNumber: '5330-01', quantity: 1, available: false };

const fault = (propertyId: string) => ({
  propertyId,
  maintenanceType: 'corrective',
  priority: 'medium',
  description: 'Bolt worn',
});

const workOn = async ({ itemOf, maintenanceOn }: World, holder: Username) => ({
  id: await maintenanceOn(await itemOf(holder)),
});

/** Work on somebody's item that needs a part. */
async function partOn(world: World, holder: Username) {
  const { id } = await workOn(world, holder);
  await world.act(holder, (work) => addPart(work, id, PART));
  const part = await world.database.db
    .selectFrom('maintenance_part')
    .select('id')
    .where('maintenance_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, params: { partId: part.id } };
}

/** Work on items: reported, planned, moved, supplied. */
export const maintenanceLines: Lines = {
  //     outsider soldier leader supply commander admin
  'POST /api/maintenance': [
    everybody(201, 'their own item', async ({ itemOf }, me) => ({ body: fault(await itemOf(me)) })),
    line('404 404 403 201 201 201', "a squad mate's item", async ({ itemOf }) => ({
      body: fault(await itemOf('squadmate')),
    })),
  ],
  'PATCH /api/maintenance/:id': [
    everybody(200, 'work on their own item', async (world, me) => ({
      ...(await workOn(world, me)),
      body: { version: 1, priority: 'high' },
    })),
    line('404 404 403 200 200 200', "work on a squad mate's item", async (world) => ({
      ...(await workOn(world, 'squadmate')),
      body: { version: 1, priority: 'high' },
    })),
  ],
  'PATCH /api/maintenance/:id/status': [
    everybody(200, 'work on their own item, to be begun', async (world, me) => ({
      ...(await workOn(world, me)),
      body: { status: 'in-progress' },
    })),
    line('200 403 200 200 200 200', 'work on their own item, to be cancelled', async (world, me) => ({
      ...(await workOn(world, me)),
      body: { status: 'cancelled' },
    })),
    line('404 404 403 200 200 200', "work on a squad mate's item", async (world) => ({
      ...(await workOn(world, 'squadmate')),
      body: { status: 'in-progress' },
    })),
  ],
  'POST /api/maintenance/:id/parts': [
    everybody(201, 'work on their own item', async (world, me) => ({
      ...(await workOn(world, me)),
      body: PART,
    })),
    line('404 404 403 201 201 201', "work on a squad mate's item", async (world) => ({
      ...(await workOn(world, 'squadmate')),
      body: PART,
    })),
  ],
  'PATCH /api/maintenance/:id/parts/:partId': [
    everybody(200, 'work on their own item', async (world, me) => ({
      ...(await partOn(world, me)),
      body: { available: true },
    })),
    line('404 404 403 200 200 200', "work on a squad mate's item", async (world) => ({
      ...(await partOn(world, 'squadmate')),
      body: { available: true },
    })),
  ],
  'DELETE /api/maintenance/:id/parts/:partId': [
    everybody(200, 'work on their own item', (world, me) => partOn(world, me)),
    line('404 404 403 200 200 200', "work on a squad mate's item", (world) => partOn(world, 'squadmate')),
  ],
};
