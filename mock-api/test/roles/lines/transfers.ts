import { type Lines, everybody, line } from '../line';

/** Transfers: offers and their answers. Who is a party sees one, and so does who sees its item. */
export const transferLines: Lines = {
  'GET /api/transfers': [everybody(200, 'transfers that he is a party to')],
  'POST /api/transfers': [
    everybody(201, 'his own item, to a squad mate', async ({ itemOf, ids }, me) => ({
      body: { propertyId: await itemOf(me), toUserId: ids.squadmate },
    })),
    //    outsider soldier leader supply commander admin
    line('404 404 403 403 403 403', "a squad mate's item, to himself", async ({ itemOf, ids }, me) => ({
      body: { propertyId: await itemOf('squadmate'), toUserId: ids[me] },
    })),
  ],
  'GET /api/transfers/:id': [
    everybody(200, 'an offer to him', async ({ offerTo }, me) => ({ id: await offerTo(me, 'squadmate') })),
    line('404 404 200 200 200 200', 'an offer between two others', async ({ offerTo }) => ({
      id: await offerTo('distant', 'squadmate'),
    })),
  ],
  'PATCH /api/transfers/:id/status': [
    everybody(200, 'an offer to him', async ({ offerTo }, me) => ({
      id: await offerTo(me, 'squadmate'),
      body: { status: 'Approved' },
    })),
    everybody(403, 'an offer of his own', async ({ offerTo }, me) => ({
      id: await offerTo('squadmate', me),
      body: { status: 'Approved' },
    })),
    line('404 404 403 403 403 403', 'an offer between two others', async ({ offerTo }) => ({
      id: await offerTo('distant', 'squadmate'),
      body: { status: 'Rejected' },
    })),
  ],
  'POST /api/transfers/:id/cancel': [
    everybody(200, 'an offer of his own', async ({ offerTo }, me) => ({
      id: await offerTo('squadmate', me),
    })),
    everybody(403, 'an offer to him', async ({ offerTo }, me) => ({ id: await offerTo(me, 'squadmate') })),
    line('404 404 403 403 403 403', 'an offer between two others', async ({ offerTo }) => ({
      id: await offerTo('distant', 'squadmate'),
    })),
  ],
};
