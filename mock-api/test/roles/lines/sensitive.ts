import { closeInventory } from '../../../src/inventory/close-inventory';
import { openInventory } from '../../../src/inventory/open-inventory';
import { scanLine } from '../../../src/inventory/scan-line';
import { createProgram } from '../../../src/inventory/program/programs';
import { readSchedules } from '../../../src/checks/schedules';
import { closedCount, countOf } from '../closed-count';
import { type Lines, type Sent, everybody, line } from '../line';
import type { Username, World } from '../role-matrix-fixture';

const own = async (world: World, me: Username): Promise<Sent> => ({ id: await countOf(world, me) });
const squadmates = (world: World) => own(world, 'squadmate');

const scanned = (count: typeof own) => async (world: World, me: Username) => ({
  ...(await count(world, me)),
  body: { code: 'NOT-ON-ANY-BOOK' },
});

/** A read of a squad mate's weapon that arrived after the leader had closed the count. */
async function lateRead({ itemOf, act, ids, database }: World): Promise<Sent> {
  const itemId = await itemOf('squadmate');
  const id = await act('leader', (work) => openInventory(work, { holderId: ids.squadmate }));
  await act('leader', (work) => closeInventory(work, id, null));
  const { serial_number: code } = await database.db
    .selectFrom('property')
    .select('serial_number')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  await act('leader', (work) => scanLine(work, id, { code }));
  return { id, params: { itemId } };
}

/** The one line of a count. */
const onLine = (count: typeof own) => async (world: World, me: Username) => {
  const { id } = await count(world, me);
  const { item_id: itemId } = await world.database.db
    .selectFrom('inventory_line')
    .select('item_id')
    .where('inventory_id', '=', String(id))
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, params: { itemId } };
};

const document = (count: typeof own) => async (world: World, me: Username) => ({
  ...(await onLine(count)(world, me)),
  body: { number: 'WO-0042', note: 'At the shop.' },
});

const closed = async (world: World, me: Username): Promise<Sent> => ({ id: await closedCount(world, me) });

const squadmatesClosed = (world: World) => closed(world, 'squadmate');

let programs = 0;

/** A program of the company that the supply sergeant entered; answers its id. */
async function programOf({ act, itemOf }: World): Promise<string> {
  programs += 1;
  const title = `Weapons ${programs}`;
  await itemOf('squadmate');
  const months = { cadence: 'quarterly', firstMonth: new Date().toISOString().slice(0, 7) } as const;
  return act('supply', (work) => createProgram(work, { kind: 'sensitive', title, unitId: 'B', ...months }));
}

/** The first inventory that a program of the company planned. */
async function planned(world: World): Promise<Sent> {
  const { id } = await world.database.db
    .selectFrom('inventory')
    .select('id')
    .where('program_id', '=', await programOf(world))
    .orderBy('opens_on')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id };
}

/** Scans, counts and schedules of sensitive items. */
export const sensitiveLines: Lines = {
  'GET /api/sensitive-items/categories': [everybody(200, 'items that they may see')],
  'GET /api/sensitive-items/verifications': [everybody(200, 'items that they may see')],
  'GET /api/check-schedules': [everybody(200, 'the schedules of the house')],
  'GET /api/inventories': [everybody(200, 'counts that they may see')],
  'POST /api/sensitive-items/scan': [
    everybody(200, 'a code that is on no book', () => ({ body: { code: 'NOT-ON-ANY-BOOK' } })),
  ],

  //     outsider soldier leader supply commander admin
  'PUT /api/check-schedules/:category': [
    line('200 403 403 200 200 200', 'the schedules of their company', async ({ database }, caller) => {
      const [weapon] = await readSchedules(database.db, caller === 'outsider' ? 'C' : 'B');
      const { category = '', changedAt: _, changedBy: __, ...body } = weapon ?? {};
      return { params: { category }, body };
    }),
    everybody(400, 'a category that there is not', () => ({ params: { category: 'tents' }, body: {} })),
  ],
  'GET /api/sensitive-items/:id': [
    everybody(200, 'their own weapon', async ({ itemOf }, me) => ({ id: await itemOf(me) })),
    line('404 404 200 200 200 200', "a squad mate's weapon", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
    })),
  ],
  'GET /api/sensitive-items/:id/verifications': [
    everybody(200, 'their own weapon', async ({ itemOf }, me) => ({ id: await itemOf(me) })),
    line('404 404 200 200 200 200', "a squad mate's weapon", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
    })),
  ],
  'POST /api/inventories': [
    everybody(201, 'what they hold', async ({ itemOf, ids }, me) => {
      await itemOf(me);
      return { body: { holderId: ids[me] } };
    }),
    line('404 404 404 201 201 201', 'what somebody of another squad holds', async ({ itemOf, ids }) => {
      await itemOf('distant');
      return { body: { holderId: ids.distant } };
    }),
    line(
      '404 403 404 201 201 201',
      'an item that somebody of another squad holds',
      async ({ itemOf, ids }) => ({
        // The others may operate an arms room.
        body: { kind: 'chosen', itemIds: [await itemOf('distant')], counterIds: [ids.distant] },
      }),
    ),
    line('404 403 404 404 404 404', 'an item that there is not', () => ({
      body: { kind: 'chosen', itemIds: ['P-9999'] },
    })),
  ],
  'GET /api/inventories/:id': [
    everybody(200, 'their own count', own),
    line('404 404 200 200 200 200', "a squad mate's count", squadmates),
  ],
  'GET /api/inventories/:id/lines': [
    everybody(200, 'their own count', own),
    line('404 404 200 200 200 200', "a squad mate's count", squadmates),
  ],
  'GET /api/inventories/:id/extras': [
    everybody(200, 'their own count', own),
    line('404 404 200 200 200 200', "a squad mate's count", squadmates),
  ],
  'GET /api/inventories/:id/late-reads': [
    everybody(200, 'their own count', own),
    line('404 404 200 200 200 200', "a squad mate's count", squadmates),
  ],
  'POST /api/inventories/:id/late-reads/:itemId/accept': [
    line('404 404 200 403 200 403', "a late read of a squad mate's weapon in the leader's count", lateRead),
  ],
  'GET /api/inventories/:id/result.json': [
    everybody(200, 'their own count, closed', closed),
    everybody(409, 'their own count, open', own),
  ],
  'POST /api/inventories/:id/scans': [
    everybody(200, 'their own count', scanned(own)),
    line('404 404 403 403 403 403', "a squad mate's count", scanned(squadmates)),
  ],
  'POST /api/inventories/:id/lines/:itemId/document': [
    everybody(200, 'a line of their own count', document(own)),
    line('404 404 403 403 403 403', "a line of a squad mate's count", document(squadmates)),
  ],
  'DELETE /api/inventories/:id/lines/:itemId/document': [
    everybody(200, 'a line of their own count', onLine(own)),
    line('404 404 403 403 403 403', "a line of a squad mate's count", onLine(squadmates)),
  ],
  'GET /api/inventory-programs': [everybody(200, 'programs of their unit')],
  'POST /api/inventory-programs': [
    line('404 403 403 201 201 403', 'a program of the company', () => {
      programs += 1;
      const title = `Weapons ${programs}`;
      const firstMonth = new Date().toISOString().slice(0, 7);
      return { body: { kind: 'sensitive', title, unitId: 'B', cadence: 'monthly', firstMonth } };
    }),
  ],
  'PATCH /api/inventory-programs/:id': [
    line('404 404 404 200 200 403', 'a program of the company', async (world) => ({
      id: await programOf(world),
      body: { active: false, version: 1 },
    })),
  ],
  'GET /api/inventory-calendar': [everybody(200, 'what is planned for their unit')],
  'GET /api/inventory-calendar/:id': [
    line('404 404 404 200 200 200', 'a planned inventory of the company', planned),
  ],
  'PATCH /api/inventories/:id': [
    line('404 404 404 200 200 403', 'a planned inventory of the company', async (world) => ({
      ...(await planned(world)),
      body: { counters: [{ userId: world.ids.squadmate }], version: 1 },
    })),
  ],
  'POST /api/inventories/:id/skip': [
    line('404 404 404 403 200 403', 'a planned inventory of the company', async (world) => ({
      ...(await planned(world)),
      body: { reason: 'Field exercise.' },
    })),
  ],
  'POST /api/inventories/:id/open': [
    line('404 404 404 200 200 403', 'a planned inventory of the company', planned),
  ],
  'GET /api/inventories/candidates': [line('200 403 200 200 200 200', 'their company')],
  'GET /api/inventories/:id/candidates': [line('200 403 200 200 200 200', 'their own count', own)],
  'POST /api/inventories/:id/counters': [
    everybody(409, 'their own count', async (world, me) => ({
      ...(await own(world, me)),
      body: { counterIds: [world.ids[me]] },
    })),
  ],
  'POST /api/inventories/:id/waive': [
    line('200 403 403 403 200 403', 'a rule of their own count', async (world, me) => ({
      ...(await own(world, me)),
      body: {
        userId: me === 'outsider' ? world.ids.outsider : world.ids.squadmate,
        rule: 'minRank',
        reason: 'Nobody else is here.',
      },
    })),
  ],
  'POST /api/inventories/:id/end-count': [everybody(409, 'their own count, which has no recount', own)],
  'POST /api/inventories/:id/lines/:itemId/not-here': [
    everybody(409, 'a line of their own count, outside a recount', onLine(own)),
  ],
  'POST /api/inventories/:id/extras/:extraId/not-here': [
    everybody(409, 'an extra of their own count, outside a recount', async (world, me) => ({
      ...(await own(world, me)),
      params: { extraId: 'X-9999' },
    })),
  ],
  'POST /api/inventories/:id/cancel': [
    everybody(200, 'their own count', async (world, me) => ({
      ...(await own(world, me)),
      body: { reason: 'The list is of the wrong unit.' },
    })),
    line('404 404 403 403 200 403', "a squad mate's count", async (world) => ({
      ...(await squadmates(world)),
      body: { reason: 'The list is of the wrong unit.' },
    })),
  ],
  'POST /api/inventories/:id/extras/:extraId/resolve': [
    everybody(404, 'no extra of their own count', async (world, me) => ({
      ...(await closed(world, me)),
      params: { extraId: 'X-9999' },
      body: { resolution: 'other-unit' },
    })),
  ],
  'GET /api/inventories/:id/report': [
    everybody(200, 'their own count, closed', closed),
    line('404 404 200 200 200 200', "a squad mate's count, closed", squadmatesClosed),
  ],
  'GET /api/inventories/:id/report.pdf': [
    everybody(200, 'their own count, closed', closed),
    line('404 404 200 200 200 200', "a squad mate's count, closed", squadmatesClosed),
  ],
  'GET /api/inventories/:id/report.csv': [
    everybody(200, 'their own count, closed', closed),
    line('404 404 200 200 200 200', "a squad mate's count, closed", squadmatesClosed),
  ],
  'POST /api/inventories/:id/sign': [
    everybody(403, 'their own count, closed, with a wrong password', async (world, me) => ({
      ...(await closed(world, me)),
      body: { part: 'opener', proof: { password: 'not the password', pin: '000001' } },
    })),
  ],
  'POST /api/inventories/:id/close': [
    everybody(200, 'their own count', own),
    line('404 404 403 200 200 403', "a squad mate's count", squadmates),
  ],
};
