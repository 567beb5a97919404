import { type Lines, everybody, line } from '../line';

const NOT_HELD = { answer: 'not-held', note: 'It went to the shop last week.' };

/** Transfers: offers and their answers. Who is a party sees one, and so does who sees its item. */
export const transferLines: Lines = {
  'GET /api/transfers': [everybody(200, 'transfers that they are a party to')],
  'POST /api/transfers': [
    //    outsider soldier leader supply commander admin
    line('404 201 201 201 201 201', 'their own item, to a person of B Co', async ({ itemOf, ids }, me) => ({
      body: { propertyId: await itemOf(me), toUserId: ids.squadmate },
    })),
    line('404 404 403 403 403 403', "a squad mate's item, to themselves", async ({ itemOf, ids }, me) => ({
      body: { propertyId: await itemOf('squadmate'), toUserId: ids[me] },
    })),
  ],
  'GET /api/transfers/:id': [
    everybody(200, 'an offer to them', async ({ offerTo }, me) => ({ id: await offerTo(me, 'squadmate') })),
    line('404 404 200 200 200 200', 'an offer between two others', async ({ offerTo }) => ({
      id: await offerTo('distant', 'squadmate'),
    })),
  ],
  'GET /api/transfers/sheets': [
    everybody(200, 'an offer to them', async ({ offerTo }, me) => ({
      query: { ids: await offerTo(me, 'squadmate') },
    })),
  ],
  'PATCH /api/transfers/:id/status': [
    // The outsider is of another company, and not connected any more.
    line('409 200 200 200 200 200', 'an offer to them', async ({ offerTo }, me) => ({
      id: await offerTo(me, 'squadmate'),
      body: { status: 'Approved' },
    })),
    everybody(403, 'an offer of their own', async ({ offerTo }, me) => ({
      id: await offerTo('squadmate', me),
      body: { status: 'Approved' },
    })),
    line('404 404 403 403 403 403', 'an offer between two others', async ({ offerTo }) => ({
      id: await offerTo('distant', 'squadmate'),
      body: { status: 'Rejected' },
    })),
  ],
  'POST /api/transfers/decisions': [
    everybody(200, 'an offer to them, and one between two others', async ({ offerTo }, me) => ({
      body: {
        decisions: [
          { id: await offerTo(me, 'squadmate'), status: 'Approved' },
          { id: await offerTo('distant', 'squadmate'), status: 'Approved' },
        ],
      },
    })),
  ],
  'GET /api/transfers/asks': [
    everybody(200, 'requests for their items', () => ({ query: { box: 'incoming' } })),
    everybody(200, 'their own requests', () => ({ query: { box: 'outgoing' } })),
  ],
  'POST /api/transfers/asks': [
    everybody(201, 'an item of somebody else, seen or not', async ({ itemOf, serialOf }) => ({
      body: { serialNumber: await serialOf(await itemOf('distant')) },
    })),
    everybody(201, 'an item that there is not', ({ newSerial }) => ({
      body: { serialNumber: `NONE-${newSerial()}` },
    })),
  ],
  'POST /api/transfers/asks/:id/offer': [
    line(
      '404 201 201 201 201 201',
      'a request of a person of B Co for an item of their own',
      async ({ requestFrom }, me) => ({ id: await requestFrom(me, 'squadmate'), body: {} }),
    ),
    everybody(404, 'a request for an item of another person', async ({ requestFrom }) => ({
      id: await requestFrom('distant', 'squadmate'),
      body: {},
    })),
  ],
  'POST /api/transfers/asks/:id/decline': [
    line(
      '404 200 200 200 200 200',
      'a request of a person of B Co for an item of their own',
      async ({ requestFrom }, me) => ({ id: await requestFrom(me, 'squadmate'), body: {} }),
    ),
    everybody(404, 'a request for an item of another person', async ({ requestFrom }) => ({
      id: await requestFrom('distant', 'squadmate'),
      body: {},
    })),
  ],
  'POST /api/transfers/asks/:id/withdraw': [
    everybody(200, 'a request of their own', async ({ requestFrom }, me) => ({
      id: await requestFrom('squadmate', me),
    })),
    everybody(404, 'a request of another person', async ({ requestFrom }) => ({
      id: await requestFrom('squadmate', 'distant'),
    })),
  ],
  'POST /api/transfers/:id/recall-answer': [
    everybody(200, 'a recall of what they hold', async ({ recalledFrom }, me) => ({
      id: await recalledFrom(me, 'squadmate'),
      body: NOT_HELD,
    })),
    everybody(403, 'their own recall', async ({ recalledFrom }, me) => ({
      id: await recalledFrom('squadmate', me),
      body: NOT_HELD,
    })),
    everybody(409, 'an offer of their own', async ({ offerTo }, me) => ({
      id: await offerTo('squadmate', me),
      body: NOT_HELD,
    })),
    line('404 404 403 403 403 403', 'a recall between two others', async ({ recalledFrom }) => ({
      id: await recalledFrom('squadmate', 'distant'),
      body: NOT_HELD,
    })),
  ],
  'POST /api/transfers/:id/consent': [
    everybody(200, 'a sign-over below them', async ({ signOverBelow }, me) => ({
      id: await signOverBelow(me),
      body: { agree: false },
    })),
    everybody(409, 'an offer of their own', async ({ offerTo }, me) => ({
      id: await offerTo('squadmate', me),
      body: { agree: true },
    })),
    line('404 404 403 403 403 403', 'a sign-over below somebody else', async ({ signOverBelow }) => ({
      id: await signOverBelow('squadmate'),
      body: { agree: true },
    })),
  ],
  'POST /api/transfers/:id/cancel': [
    everybody(200, 'an offer of their own', async ({ offerTo }, me) => ({
      id: await offerTo('squadmate', me),
    })),
    everybody(403, 'an offer to them', async ({ offerTo }, me) => ({ id: await offerTo(me, 'squadmate') })),
    line('404 404 403 403 403 403', 'an offer between two others', async ({ offerTo }) => ({
      id: await offerTo('distant', 'squadmate'),
    })),
  ],
};
