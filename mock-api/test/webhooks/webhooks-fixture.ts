import type { CreateWebhookDto, WebhookDeliveryDto, WebhookDto, WebhooksDto } from '@hand-receipt/contracts';
import type { Config } from '../../src/kernel/config/config';
import { type Household, call, household } from '../people/people-fixture';
import { type TestApp, addUser } from '../support/app';

type Send = TestApp['inject'];
type Created = WebhookDto & { secret: string };

export interface WebhookHouse extends Household {
  /** An Admin of no unit, who reads the whole ledger. */
  chief: Send;
  create(body: Partial<CreateWebhookDto> & { url: string }, send?: Send): Promise<Created>;
  read(id: string, send?: Send): Promise<WebhookDto>;
  deliveries(query?: string, send?: Send): Promise<WebhookDeliveryDto[]>;
}

/** The test company with an Admin of B Co and one of all. Receivers on this machine are allowed unless `config` says otherwise. */
export async function webhookHouse(config: Partial<Config> = {}): Promise<WebhookHouse> {
  const t = await household({ webhookPrivateAddresses: 'allow', ...config });
  await addUser(t.database, { username: 'chief', role: 'Admin', last_name: 'Chief', unit_id: null });
  const chief = await t.signIn('chief');
  let made = 0;
  return {
    ...t,
    chief,
    async create(body, send = chief) {
      made += 1;
      const all = { name: `Receiver ${made}`, unitId: null, eventTypes: null, ...body };
      const { status, json } = await call<Created>(send, 'POST', '/api/webhooks', all);
      if (status !== 201) throw new Error(JSON.stringify(json));
      return json;
    },
    async read(id, send = chief) {
      const { json } = await call<WebhooksDto>(send, 'GET', '/api/webhooks');
      const webhook = json.webhooks.find((one) => one.id === id);
      if (!webhook) throw new Error(`${id} is not listed.`);
      return webhook;
    },
    deliveries: async (query = '', send = chief) =>
      (await call<WebhookDeliveryDto[]>(send, 'GET', `/api/webhook-deliveries${query}`)).json,
  };
}

export const HOUR_MS = 60 * 60 * 1000;
