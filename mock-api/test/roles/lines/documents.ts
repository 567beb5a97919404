import { picture, formOf } from '../../uploads/files';
import { closedCount } from '../closed-count';
import { type Lines, everybody } from '../line';
import { photoOf } from '../photo-of';
import type { Username, World } from '../role-matrix-fixture';

const jpeg = () => picture('red').jpeg().toBuffer();

const report = { outcome: 'corrected', action: 'Bolt replaced' };

/** The report that is filed for somebody who closed a count of their own items. */
async function reportOf(world: World, who: Username): Promise<string> {
  const { id } = await world.database.db
    .selectFrom('document')
    .select('id')
    .where('inventory_id', '=', await closedCount(world, who))
    .where('recipient_user_id', '=', world.ids[who])
    .executeTakeFirstOrThrow();
  return id;
}

/** Documents on their way, and the photos that they carry. */
export const documentLines: Lines = {
  'GET /api/documents/:id': [
    everybody(200, 'a document to them', async ({ documentTo }, me) => ({
      id: await documentTo(me, 'squadmate'),
    })),
    everybody(404, 'a document between two others', async ({ documentTo }) => ({
      id: await documentTo('distant', 'squadmate'),
    })),
  ],
  'GET /api/documents/:id/inventory-report': [
    everybody(200, 'the report of their own inventory', async (world, me) => ({
      id: await reportOf(world, me),
    })),
    everybody(404, 'a report of other people', async (world) => ({ id: await reportOf(world, 'distant') })),
  ],
  'GET /api/documents/:id/inventory-report.csv': [
    everybody(200, 'the report of their own inventory', async (world, me) => ({
      id: await reportOf(world, me),
    })),
    everybody(404, 'a report of other people', async (world) => ({ id: await reportOf(world, 'distant') })),
  ],
  'POST /api/documents/:id/forward': [
    everybody(403, 'a document to them, to somebody who may not see its item', async (world, me) => {
      await world.connect(me, 'distant');
      return { id: await world.documentTo(me, 'squadmate'), body: { recipientUserId: world.ids.distant } };
    }),
    everybody(404, 'a document between two others', async ({ documentTo, ids }) => ({
      id: await documentTo('distant', 'squadmate'),
      body: { recipientUserId: ids.distant },
    })),
  ],
  'POST /api/documents/:id/corrective-action': [
    everybody(201, 'a form to them', async ({ documentTo }, me) => ({
      id: await documentTo(me, 'squadmate'),
      body: report,
    })),
    everybody(403, 'a form from them', async ({ documentTo }, me) => ({
      id: await documentTo('squadmate', me),
      body: report,
    })),
    everybody(404, 'a form between two others', async ({ documentTo }) => ({
      id: await documentTo('distant', 'squadmate'),
      body: report,
    })),
  ],
  'POST /api/uploads': [
    everybody(201, 'a photo', async () => formOf({ bytes: await jpeg() })),
    everybody(415, 'no photo', () => formOf({ bytes: Buffer.from('MZ') })),
  ],
  'GET /api/uploads/:id': [
    everybody(200, 'their own photo', (world, me) => photoOf(world, me)),
    everybody(404, "a squad mate's photo", (world) => photoOf(world, 'squadmate')),
  ],
  'DELETE /api/uploads/:id': [
    everybody(200, 'their own photo', (world, me) => photoOf(world, me)),
    everybody(404, "a squad mate's photo", (world) => photoOf(world, 'squadmate')),
  ],
};
