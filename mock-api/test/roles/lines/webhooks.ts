import { type Lines, line } from '../line';
import type { World } from '../role-matrix-fixture';

let made = 0;

/** A webhook of a unit. Nothing is sent there: its address is refused. */
async function newWebhook({ database, ids }: World, unitId: string): Promise<{ id: string }> {
  made += 1;
  return database.db
    .insertInto('webhook')
    .values({
      name: `Receiver ${made}`,
      url: 'https://127.0.0.1:9/',
      secret: 'whsec_AAAA',
      unit_id: unitId,
      created_by: ids.admin,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const onOwn = (body?: object) => async (world: World) => ({ ...(await newWebhook(world, 'B')), body });
const onOther = (body?: object) => async (world: World) => ({ ...(await newWebhook(world, 'C')), body });

/** Of the company's webhook, and of one that sends events of another company. */
const acts = (body?: object) => [
  line('403 403 403 403 403 200', 'a webhook of the company', onOwn(body)),
  line('403 403 403 403 403 404', 'a webhook of another company', onOther(body)),
];

/** Webhooks. */
export const webhookLines: Lines = {
  //    outsider soldier leader supply commander admin
  'GET /api/webhooks': [line('403 403 403 403 403 200', 'webhooks')],
  'POST /api/webhooks': [
    line('403 403 403 403 403 201', 'events of the company', () => ({
      body: {
        name: `Receiver ${(made += 1)}`,
        url: 'https://receiver.example.mil/',
        unitId: 'B',
        eventTypes: ['ITEM CREATED'],
      },
    })),
  ],
  'PATCH /api/webhooks/:id': acts({ isEnabled: false }),
  'POST /api/webhooks/:id/secret': acts(),
  'DELETE /api/webhooks/:id': acts(),
  'POST /api/webhooks/:id/test': acts(),
  'POST /api/webhooks/:id/resend': acts({}),
  'GET /api/webhook-deliveries': [line('403 403 403 403 403 200', 'deliveries')],
};
