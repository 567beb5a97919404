/** Webhooks: programs that are sent events of the ledger, and how their deliveries go. */
export { type WebhookHealth, webhookHealth } from './health';
export { default as webhooks } from './plugin';
export { default as webhooksRoutes } from './routes';
