import { activateSuccession } from '../../../src/succession/activate-succession';
import { openSuccession } from '../../../src/succession';
import { readSerial } from '../../../src/succession/read-serial';
import { markLine } from '../../../src/succession/mark-line';
import { signSuccession } from '../../../src/succession/sign-succession';
import { readSet } from '../../../src/succession/set-lines';
import { TEST_PASSWORD } from '../../support/app';
import { type Caller, type Lines, everybody, line } from '../line';
import type { World } from '../role-matrix-fixture';

const PASSED = { field: 'password', isRight: true, by: null } as const;
const proof = { password: TEST_PASSWORD };
const FROM = 'commander';
const TO = 'leader';

/** Ends every change of command: another one of the commander would stand in the way, and a freeze refuses new items. */
export async function endSuccessions({ database }: World): Promise<void> {
  const others = database.db.updateTable('succession').where('state', 'in', ['draft', 'active', 'signing']);
  await others
    .set((row) => ({
      state: 'cancelled',
      cancelled_at: new Date(),
      cancelled_by: row.ref('from_user_id'),
      cancel_reason: 'Ended for the next line',
    }))
    .execute();
}

const opened = (world: World) => ({
  kind: 'primary' as const,
  fromUserId: world.ids[FROM],
  toUserId: world.ids[TO],
  startsOn: new Date().toISOString().slice(0, 10),
  reason: 'Change of command',
  rolesPass: false,
});

type State = 'draft' | 'active' | 'counted' | 'missing' | 'signed';

/** A change of command from the commander to the squad leader, of one item, as far as said. */
async function successionOf(world: World, state: State) {
  await endSuccessions(world);
  await world.database.db.deleteFrom('custody_link').where('user_id', '=', world.ids[FROM]).execute();
  await world.database.db
    .updateTable('transfer')
    .set({ status: 'Cancelled', resolved_at: new Date() })
    .where('status', '=', 'Pending')
    .execute();
  await world.database.db
    .updateTable('inventory')
    .set((row) => ({ closed_at: new Date(), closed_by_user_id: row.ref('opened_by_user_id') }))
    .where('closed_at', 'is', null)
    .where('planned', '=', false)
    .execute();
  const itemId = await world.itemOf(FROM);
  const id = await world.act(FROM, (work) => openSuccession(work, opened(world)));
  const { db } = world.database;
  await db
    .updateTable('succession_section')
    .set({ included: false, leave_out_reason: 'Not of this line' })
    .where('succession_id', '=', id)
    .where('kind', '<>', 'held')
    .execute();
  if (state === 'draft') return { id, itemId };
  await world.act(FROM, (work) => activateSuccession(work, id));
  const code = await world.serialOf(itemId);
  const { number: section } = await db
    .selectFrom('succession_section')
    .select('number')
    .where('succession_id', '=', id)
    .where('kind', '=', 'held')
    .executeTakeFirstOrThrow();
  if (state === 'missing') {
    await world.act(FROM, (work) => markLine(work, id, itemId, { mark: 'not-found' }));
    await world.act(TO, (work) => markLine(work, id, itemId, { mark: 'confirm-not-found' }));
  }
  if (state === 'counted' || state === 'signed') {
    await world.act(TO, (work) => readSerial(work, id, { section, code }));
  }
  if (state === 'signed') {
    for (const [who, side] of [
      [FROM, 'outgoing'],
      [TO, 'incoming'],
    ] as const) {
      // Read before the transaction: PGlite has one connection.
      const setHash = await hashOf(world, id);
      await world.act(who, (work) => signSuccession(work, id, { side, setHash }, PASSED));
    }
  }
  return { id, itemId, section, code };
}

async function hashOf({ database }: World, id: string): Promise<string> {
  const row = await database.db
    .selectFrom('succession')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await readSet(database.db, row)).setHash ?? '';
}

/** A line on a new change of command for each caller. */
const on = (answers: string, state: State, body?: object | ((world: World, of: Made) => object)) => [
  line(answers, `a change of command that is ${state}`, async (world: World, _me: Caller) => {
    const made = await successionOf(world, state);
    const sent = typeof body === 'function' ? body(world, made) : body;
    return { id: made.id, ...(sent && { body: sent }) };
  }),
];
type Made = Awaited<ReturnType<typeof successionOf>>;

async function differenceOf(world: World) {
  const { id } = await successionOf(world, 'missing');
  const difference = await world.database.db
    .selectFrom('succession_difference')
    .select('id')
    .where('succession_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, params: { differenceId: difference.id } };
}

/** A change of command from the commander to the squad leader. */
export const successionLines: Lines = {
  //     outsider soldier leader supply commander admin
  'GET /api/successions': [everybody(200, 'those that they may see')],
  'GET /api/successions/:id': on('404 404 200 200 200 200', 'draft'),
  'POST /api/successions': [
    line('404 403 403 201 201 201', 'of the commander', async (world) => {
      await endSuccessions(world);
      return { body: opened(world) };
    }),
  ],
  'PUT /api/successions/:id/plan': on('404 404 403 200 200 403', 'draft', {
    version: 2,
    sections: [{ number: 1, included: false, leaveOutReason: 'In the field' }],
  }),
  'POST /api/successions/:id/publish': on('404 404 403 200 200 403', 'draft'),
  'POST /api/successions/:id/activate': on('404 404 403 403 200 403', 'draft'),
  'POST /api/successions/:id/let-through': on('404 404 403 403 200 403', 'active', (_, { itemId }) => ({
    itemIds: [itemId],
    reason: 'Range week',
  })),
  'POST /api/successions/:id/notes': on('404 404 200 200 200 403', 'draft', { kind: 'note', text: 'Keys' }),
  'POST /api/successions/:id/prepare': [
    line('404 404 200 200 200 403', 'an offer that waits for another person', async (world) => {
      const { id, itemId } = await successionOf(world, 'draft');
      const transfer = {
        item_id: itemId,
        from_user_id: world.ids[FROM],
        to_user_id: world.ids.soldier,
        status: 'Pending' as const,
        include_components: true,
        requested_at: new Date(),
      };
      const { id: entryId } = await world.database.db
        .insertInto('transfer')
        .values(transfer)
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, body: { act: 'remind', entryId } };
    }),
  ],
  'POST /api/successions/:id/appoint': on('404 404 403 403 403 200', 'draft', (world) => ({
    userId: world.ids.supply,
  })),
  'GET /api/successions/:id/lines': on('404 404 200 200 200 200', 'active'),
  'POST /api/successions/:id/sections/:number/count': [
    line('404 404 403 403 200 403', 'a section', async (world) => {
      const { id, section } = await successionOf(world, 'active');
      return { id, params: { number: String(section) }, body: { recorderId: world.ids.supply } };
    }),
  ],
  'POST /api/successions/:id/readings': on('404 404 200 403 403 403', 'active', (_, { section, code }) => ({
    section,
    code,
  })),
  'GET /api/successions/:id/readings': on('404 404 200 200 200 200', 'counted'),
  'PUT /api/successions/:id/lines/:itemId/components': [
    line('404 404 200 403 200 403', 'an item that was read', async (world) => {
      const { id, itemId } = await successionOf(world, 'counted');
      const { id: componentId } = await world.database.db
        .insertInto('component')
        .values({ property_id: itemId, name: 'Sling', quantity: 2, position: 0, required: true, damaged: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, params: { itemId }, body: { counts: [{ componentId, onHand: 2, damaged: 0 }] } };
    }),
  ],
  'POST /api/successions/:id/lines/:itemId/marks': [
    line('404 404 403 403 200 403', 'a line', async (world) => {
      const { id, itemId } = await successionOf(world, 'active');
      return { id, params: { itemId }, body: { mark: 'not-found' } };
    }),
  ],
  'POST /api/successions/:id/differences/:differenceId/resolve': [
    line('404 404 403 403 409 403', 'a missing item that was not found since', async (world) => ({
      ...(await differenceOf(world)),
      body: { act: 'found' },
    })),
  ],
  'POST /api/successions/:id/differences/:differenceId/agree': [
    line('404 404 409 403 403 403', 'a difference that nobody resolved', differenceOf),
  ],
  'POST /api/successions/:id/signatures': [
    line('404 404 403 403 200 403', 'the outgoing side', async (world) => {
      const { id } = await successionOf(world, 'counted');
      return { id, body: { side: 'outgoing', setHash: await hashOf(world, id), proof } };
    }),
    line('404 404 200 403 403 403', 'the incoming side', async (world) => {
      const { id } = await successionOf(world, 'counted');
      return { id, body: { side: 'incoming', setHash: await hashOf(world, id), proof } };
    }),
  ],
  'DELETE /api/successions/:id/signatures/mine': on('404 404 409 409 409 409', 'counted'),
  'POST /api/successions/:id/acknowledge': on('404 404 403 403 403 403', 'signed'),
  'GET /api/successions/:id/packet.pdf': [
    // The incoming person reads its serial numbers first.
    ...on('404 404 409 200 200 200', 'draft'),
    ...on('404 404 200 200 200 200', 'signed'),
  ],
  'GET /api/successions/:id/packet.json': [
    // The incoming person reads its serial numbers first.
    ...on('404 404 409 200 200 200', 'draft'),
    ...on('404 404 200 200 200 200', 'signed'),
  ],
  'POST /api/successions/:id/cancel': on('404 404 403 403 200 403', 'draft', { reason: 'Orders rescinded' }),
};
