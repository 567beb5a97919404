import { type Lines, everybody, line } from '../line';

/** The ledger: anybody checks it; what it says of an item is for who may see the item. */
export const ledgerLines: Lines = {
  'GET /api/ledger/history': [everybody(200, 'events of items that they may see')],
  'GET /api/ledger/events/:id': [
    //    outsider soldier leader supply commander admin
    line('404 404 200 200 200 200', "the entry of a squad mate's item", async ({ itemOf, eventOf }) => ({
      id: await eventOf(await itemOf('squadmate')),
    })),
    everybody(200, 'the entry of their own item', async ({ itemOf, eventOf }, caller) => ({
      id: await eventOf(await itemOf(caller)),
    })),
  ],
  'GET /api/ledger/transfers/:id': [
    everybody(200, 'an offer to them', async ({ offerTo }, me) => ({ id: await offerTo(me, 'squadmate') })),
    line('404 404 200 200 200 200', 'an offer between two others', async ({ offerTo }) => ({
      id: await offerTo('distant', 'squadmate'),
    })),
  ],
  'GET /api/ledger/checkpoint': [everybody(200, 'the ledger')],
  'GET /api/ledger/witnesses': [everybody(200, 'the witnesses')],
  'GET /api/ledger/key': [everybody(200, 'the ledger')],
  'GET /api/ledger/receipts': [everybody(200, 'their own acts')],
  'GET /api/ledger/evidence': [
    everybody(200, 'events of items that they may see', async ({ itemOf }, caller) => {
      await itemOf(caller);
      return { query: { seqs: '0' } };
    }),
  ],
  'GET /api/ledger/items/:id/evidence': [
    line('404 404 200 200 200 200', "a squad mate's item", async ({ itemOf }) => ({
      id: await itemOf('squadmate'),
    })),
    everybody(200, 'their own item', async ({ itemOf }, caller) => ({ id: await itemOf(caller) })),
  ],
  'GET /api/ledger/bundle': [
    everybody(200, 'events that they may see in full, the others as hashes', async ({ itemOf }) => {
      await itemOf('squadmate');
      return {};
    }),
  ],
  'GET /api/ledger/csv': [everybody(200, 'events of items that they may see')],
  'GET /api/ledger/verifier': [everybody(200, 'the page for everybody')],
  'GET /api/verification/last': [everybody(200, 'the ledger')],
  'POST /api/verification/runs': [everybody(201, 'the ledger', () => ({ body: { full: false } }))],
  'GET /api/verification/runs/:id': [
    everybody(200, 'a check that somebody started', async ({ as }, caller) => {
      const response = await as[caller]({
        method: 'POST',
        url: '/api/verification/runs',
        body: { full: false },
      });
      return { id: response.json<{ id: string }>().id };
    }),
    everybody(404, 'a check that there is not', () => ({ id: 'none' })),
  ],
  'GET /api/ledger/inclusion': [
    everybody(200, 'the first event', async ({ itemOf }) => {
      await itemOf('squadmate');
      return { query: { seq: 0, size: 1 } };
    }),
  ],
  'GET /api/ledger/consistency': [everybody(200, 'the ledger', () => ({ query: { from: 1, to: 1 } }))],
  'GET /api/ledger/subtrees': [everybody(200, 'the ledger', () => ({ query: { size: 1 } }))],
  'GET /api/verification/database': [everybody(200, 'the ledger')],
  'POST /api/ledger/incidents/:seq/acknowledge': [
    //    outsider soldier leader supply commander admin
    line('404 403 403 403 404 403', 'an incident that there is not', () => ({
      params: { seq: '0' },
      body: { reason: 'The disk was replaced' },
    })),
  ],
  'GET /api/corrections': [everybody(200, 'corrections that they may see')],
  'POST /api/corrections': [
    //    outsider soldier leader supply commander admin
    line('404 403 403 201 201 403', "the entry of a squad mate's item", async ({ itemOf, eventOf }) => ({
      body: { originalEventId: await eventOf(await itemOf('squadmate')), reason: 'Wrong location' },
    })),
  ],
};
