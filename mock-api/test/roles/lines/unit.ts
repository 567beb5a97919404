import { type Lines, everybody, line } from '../line';

/** The unit's day: sensitive items, maintenance, documents, figures. */
export const unitLines: Lines = {
  'GET /api/dashboard/summary': [everybody(200, 'items that they may see')],
  'GET /api/sensitive-items': [everybody(200, 'items that they may see')],
  'GET /api/sensitive-items/summary': [everybody(200, 'items that they may see')],
  'GET /api/maintenance': [everybody(200, 'items that they may see')],
  //    outsider soldier leader supply commander admin
  'GET /api/maintenance/:id': [
    everybody(200, 'work on their own item', async ({ maintenanceOn, itemOf }, me) => ({
      id: await maintenanceOn(await itemOf(me)),
    })),
    line('404 404 200 200 200 200', "work on a squad mate's item", async ({ maintenanceOn, itemOf }) => ({
      id: await maintenanceOn(await itemOf('squadmate')),
    })),
  ],
  'GET /api/documents': [everybody(200, 'documents to them and from them')],
  'PUT /api/documents/:id/read': [
    everybody(200, 'a document to them', async ({ documentTo }, me) => ({
      id: await documentTo(me, 'squadmate'),
    })),
    everybody(404, 'a document between two others', async ({ documentTo }) => ({
      id: await documentTo('distant', 'squadmate'),
    })),
  ],
  'POST /api/documents/maintenance-form': [
    everybody(201, 'their own item, to a connection', async ({ itemOf, connect, ids }, me) => {
      await connect(me, 'squadmate');
      return {
        body: {
          propertyId: await itemOf(me),
          recipientUserId: ids.squadmate,
          formType: 'DA2404',
          description: 'Bolt worn',
        },
      };
    }),
    line(
      '404 404 403 201 201 201',
      "a squad mate's item, to a connection",
      async ({ itemOf, connect, ids }, me) => {
        await connect(me, 'squadmate');
        return {
          body: {
            propertyId: await itemOf('squadmate'),
            recipientUserId: ids.squadmate,
            formType: 'DA5988E',
            description: 'Bolt worn',
          },
        };
      },
    ),
  ],
  'GET /api/notifications': [everybody(200, 'their own notifications')],
};
