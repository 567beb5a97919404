import type { MailResultDto } from '@hand-receipt/contracts';
import { approve } from '../../../src/property';
import { type Caller, type Line, type Lines, everybody, line } from '../line';
import type { Username, World } from '../role-matrix-fixture';

/** An item that a soldier of another squad holds: seen by those who see the whole company. */
const ELSEWHERE = '404 404 404 200 200 200';

/** A letter that somebody sent, as the demo keeps it. */
async function letterOf(world: World, sender: Username) {
  const answer = await world.as[sender]({
    method: 'POST',
    url: '/api/da2062/generate-pdf',
    body: {
      property_ids: [await world.itemOf(sender)],
      send_email: true,
      recipients: ['somebody@unit.mil'],
    },
  });
  return { id: answer.json<MailResultDto>().captured?.split('/').at(-1) ?? '' };
}

/** A call for one item, by its id in the path or in the body. */
const ofItem = (put: (id: string) => object): Line[] => [
  everybody(200, 'their own item', async ({ itemOf }, me) => put(await itemOf(me))),
  line(ELSEWHERE, 'an item of another squad', async ({ itemOf }) => put(await itemOf('distant'))),
];
const inPath = ofItem((id) => ({ id }));
const inBody = ofItem((id) => ({ body: { property_ids: [id] } }));

const ofLetter: Line[] = [
  everybody(200, 'a letter of theirs', (world: World, me: Caller) => letterOf(world, me)),
  everybody(404, "a squad mate's letter", (world) => letterOf(world, 'squadmate')),
];

let requests = 0;
/** Two items in one request, which somebody has accepted. */
async function acceptedBy(world: World, to: Username, from: Username) {
  requests += 1;
  const id = `TR-9${String(requests).padStart(3, '0')}`;
  for (let number = 0; number < 2; number += 1) {
    const transferId = await world.offerTo(to, from);
    await world.whileConnected(from, to, () => world.act(to, (work) => approve(work, transferId)));
    await world.database.db
      .updateTable('transfer')
      .set({ request_id: id })
      .where('id', '=', transferId)
      .execute();
  }
  return { id };
}

/** Forms on paper, labels, and letters. */
export const formLines: Lines = {
  'POST /api/da2062/generate-pdf': inBody,
  'POST /api/da2062/pairs': [
    everybody(200, 'what they hold', async ({ itemOf, ids }, me) => {
      await itemOf(me);
      return { body: { holderId: ids[me] } };
    }),
    everybody(404, 'a person whom nobody knows', () => ({ body: { holderId: 'U-9999' } })),
  ],
  'POST /api/papers/check': [
    everybody(200, 'a paper that is not ours', () => ({ body: { code: 'HR1/P/7K2M9Q4T' } })),
  ],
  'GET /api/transfer-requests/:id/da2062': [
    everybody(200, 'a request that they accepted', (world, me) => acceptedBy(world, me, 'squadmate')),
    line('404 404 200 200 200 200', 'a request between two others', (world) =>
      acceptedBy(world, 'squadmate', 'distant'),
    ),
  ],
  'POST /api/da2062/chosen': [
    everybody(200, 'any items: those that are not theirs are said to be gone', async ({ itemOf }, me) => ({
      body: { property_ids: [await itemOf(me), await itemOf('distant')] },
    })),
  ],
  'POST /api/labels': inBody,
  'GET /api/property/:id/label': inPath,
  'GET /api/property/:id/label/pdf': inPath,
  'GET /api/transfers/:id/da2062': [
    everybody(200, 'an offer to them', async ({ offerTo }, me) => ({ id: await offerTo(me, 'squadmate') })),
    line('404 404 200 200 200 200', 'an offer between two others', async ({ offerTo }) => ({
      id: await offerTo('distant', 'squadmate'),
    })),
  ],
  'GET /api/documents/:id/pdf': [
    everybody(200, 'a form to them', async ({ documentTo }, me) => ({
      id: await documentTo(me, 'squadmate'),
    })),
    everybody(404, 'a form between two others', async ({ documentTo }) => ({
      id: await documentTo('distant', 'squadmate'),
    })),
  ],
  'GET /api/mail/:id': ofLetter,
  'GET /api/mail/:id/file': ofLetter,
};
