import type { WebhookDeliveryState } from '@hand-receipt/contracts';
import { pages, query } from '../core/query';

/** Deliveries that are read at once. */
const PAGE_SIZE = 20;
/** No update says that something was delivered. */
const LOOK_EVERY_MS = 10_000;

export const webhookQueries = {
  /** Webhooks that I manage, and how their deliveries go. For an Admin. */
  all: () => ({
    ...query('GET /api/webhooks', ['webhooks', 'all'], {}),
    refetchInterval: LOOK_EVERY_MS,
  }),
  /** Deliveries of one webhook, newest first, in one growing list. */
  deliveries: (webhookId: string, state?: WebhookDeliveryState) => ({
    ...pages('GET /api/webhook-deliveries', ['webhooks', 'deliveries', webhookId, state ?? 'all'], {
      query: { webhookId, state, limit: PAGE_SIZE },
    }),
    refetchInterval: LOOK_EVERY_MS,
  }),
};
