import { localDay } from '../../../src/kernel';
import { reportFound } from '../../../src/loss-cases/found';
import { submitCase } from '../../../src/loss-cases/papers';
import { setStatus } from '../../../src/loss-cases';
import { LOST } from '../../support/loss-facts';
import { type Line, type Lines, everybody, line } from '../line';
import type { Username, World } from '../role-matrix-fixture';

/** A case of an item of somebody's, which a person reported lost. */
async function caseOf(world: World, holder: Username, reporter: Username) {
  const itemId = await world.itemOf(holder);
  await world.act(reporter, (work) => setStatus(work, itemId, LOST));
  const { case_id: id, serial_number: code } = await world.database.db
    .selectFrom('loss_case_item')
    .innerJoin('property', 'property.id', 'loss_case_item.item_id')
    .select(['case_id', 'serial_number'])
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return { id, itemId, code };
}

const squadmates = (world: World) => caseOf(world, 'squadmate', 'commander');

/** The same, which the commander reported as found. */
async function foundCase(world: World) {
  const of = await squadmates(world);
  const found = { itemId: of.itemId, foundAt: '2020-05-05T10:00:00.000Z', where: 'Motor pool' };
  await world.act('commander', (work) => reportFound(work, of.id, found));
  return of;
}

/** By the world's clock: nothing is submitted or decided before the day on which the loss was discovered, or after today. */
const today = ({ clock }: World) => localDay(clock.now());

const papers = (world: World) => ({
  form: 'DD Form 200',
  inquiryNumber: 'B-26-001',
  submittedOn: today(world),
});

const on = (
  answers: string,
  body?: object | ((world: World) => object),
  params?: Record<string, string>,
): Line[] => [
  line(answers, "a case of a squad mate's item", async (world) => ({
    id: (await squadmates(world)).id,
    ...(body && { body: typeof body === 'function' ? body(world) : body }),
    ...(params && { params }),
  })),
];

export const lossCaseLines: Lines = {
  'GET /api/loss-cases': [everybody(200, 'those that they see')],
  'GET /api/loss-cases/questions': [everybody(200, 'their own')],
  'GET /api/loss-cases/:id': on('404 404 200 200 200 200'),
  'GET /api/loss-cases/:id/exhibits/:letter': on('404 404 200 200 200 200', undefined, { letter: 'A' }),
  'GET /api/loss-cases/:id/packet.pdf': on('404 404 200 200 200 200'),
  'GET /api/loss-cases/:id/packet.json': on('404 404 200 200 200 200'),
  'POST /api/loss-cases/:id/found': [
    line('404 404 200 200 200 200', "a case of a squad mate's item", async (world) => {
      const { id, itemId } = await squadmates(world);
      return { id, body: { itemId, foundAt: '2020-05-05T10:00:00.000Z', where: 'Motor pool' } };
    }),
  ],
  'POST /api/loss-cases/:id/confirm': [
    line('404 404 200 200 403 403', 'what the commander reported as found', async (world) => {
      const { id, ...read } = await foundCase(world);
      return { id, body: read };
    }),
  ],
  'POST /api/loss-cases/:id/refuse': [
    line('404 404 200 200 403 403', 'what the commander reported as found', async (world) => {
      const { id, itemId } = await foundCase(world);
      return { id, body: { itemId, reason: 'Another one' } };
    }),
  ],
  'POST /api/loss-cases/:id/submit': on('404 404 403 200 200 403', papers),
  'POST /api/loss-cases/:id/decide': [
    line('404 404 403 403 200 403', 'what the supply sergeant submitted', async (world) => {
      const { id } = await squadmates(world);
      await world.act('supply', (work) => submitCase(work, id, papers(world)));
      return {
        id,
        body: {
          authority: 'BN CDR',
          decision: 'relief',
          decidedOn: today(world),
          documentNumber: 'B-26-001-1',
        },
      };
    }),
  ],
  'POST /api/loss-cases/:id/answers': [
    everybody(200, 'a case of their own item', async (world, me) => ({
      id: (await caseOf(world, me, me)).id,
      body: { answer: 'not-with-me' },
    })),
    ...on('404 404 404 404 404 404', { answer: 'not-with-me' }),
  ],
  'POST /api/loss-cases/:id/exhibits': on('404 404 201 201 201 201', {
    kind: 'statement',
    text: 'I saw it in safe 2.',
  }),
  'POST /api/loss-cases/:id/exhibits/:letter/strike': on(
    '404 404 200 200 200 200',
    { reason: 'Added twice' },
    { letter: 'A' },
  ),
};
