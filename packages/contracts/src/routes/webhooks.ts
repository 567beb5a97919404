import { type Static, Type } from 'typebox';
import { LEDGER_EVENT_TYPES, WEBHOOK_DELIVERY_STATES } from '../vocabulary';
import { Enum, Id, IdParams, Message, Name, Nullable, Paging, type RouteContract, Timestamp } from './common';

/** What an act on a webhook is called in the ledger. */
export const WEBHOOK_CHANGES = [
  'created',
  'changed',
  'switched on',
  'switched off',
  'secret replaced',
  'removed',
] as const;
export type WebhookChange = (typeof WEBHOOK_CHANGES)[number];

/** A program that is sent events of the ledger, without the secret that signs them. */
export const Webhook = Type.Object({
  id: Id,
  name: Type.String(),
  url: Type.String(),
  /** The unit whose events are sent, with those below it; null for the whole ledger. */
  unit: Nullable(Type.Object({ id: Id, name: Type.String() })),
  /** Null for every type. */
  eventTypes: Nullable(Type.Array(Enum(LEDGER_EVENT_TYPES))),
  isEnabled: Type.Boolean(),
  createdAt: Timestamp,
  /** Rank and last name. */
  createdBy: Type.String(),
  /** When the first attempt failed after the last that succeeded; null while they succeed. */
  failingSince: Nullable(Timestamp),
  /** Why the last attempt failed, as a sentence. */
  lastProblem: Nullable(Type.String()),
  lastDeliveredAt: Nullable(Timestamp),
  /** Deliveries that are still to be sent, and those that were given up. */
  waiting: Type.Integer(),
  dead: Type.Integer(),
});
export type WebhookDto = Static<typeof Webhook>;

export const Webhooks = Type.Object({
  /** Receivers at private addresses and without TLS are allowed: WEBHOOK_PRIVATE_ADDRESSES is set. */
  allowsPrivate: Type.Boolean(),
  /** The viewer may send events of the whole ledger. */
  maySendAll: Type.Boolean(),
  webhooks: Type.Array(Webhook),
});
export type WebhooksDto = Static<typeof Webhooks>;

const Url = Type.String({ minLength: 1, maxLength: 2000 });
const EventTypes = Type.Array(Enum(LEDGER_EVENT_TYPES), {
  minItems: 1,
  maxItems: LEDGER_EVENT_TYPES.length,
  uniqueItems: true,
});

export const CreateWebhookBody = Type.Object(
  {
    name: Name(80),
    url: Url,
    /** Null for the whole ledger. */
    unitId: Nullable(Id),
    /** Null for every type. */
    eventTypes: Nullable(EventTypes),
  },
  { additionalProperties: false },
);
export type CreateWebhookDto = Static<typeof CreateWebhookBody>;

/** What is left out stays as it is. */
export const ChangeWebhookBody = Type.Object(
  {
    name: Type.Optional(Name(80)),
    url: Type.Optional(Url),
    unitId: Type.Optional(Nullable(Id)),
    eventTypes: Type.Optional(Nullable(EventTypes)),
    isEnabled: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type ChangeWebhookDto = Static<typeof ChangeWebhookBody>;

export const WebhookAttempt = Type.Object({
  at: Timestamp,
  /** Of the answer; null where there was none. */
  status: Nullable(Type.Integer()),
  /** Why it failed, as a sentence; null where it succeeded. */
  problem: Nullable(Type.String()),
  durationMs: Type.Integer(),
});

/** An event on its way to one webhook. */
export const WebhookDelivery = Type.Object({
  id: Id,
  webhookId: Id,
  /** Of the ledger's event, or of a test: the header `webhook-id`. */
  eventId: Id,
  /** Its place in the ledger; null for a test. */
  seq: Nullable(Type.Integer()),
  /** A type of the ledger's events, or TEST. */
  eventType: Type.String(),
  itemId: Nullable(Id),
  at: Timestamp,
  state: Enum(WEBHOOK_DELIVERY_STATES),
  /** When it is sent next; null once it has ended. */
  dueAt: Nullable(Timestamp),
  endedAt: Nullable(Timestamp),
  /** How often it was sent in all. */
  attemptCount: Type.Integer(),
  /** The newest 10, newest first. */
  attempts: Type.Array(WebhookAttempt),
});
export type WebhookDeliveryDto = Static<typeof WebhookDelivery>;

const Secret = Type.Object({
  /** Begins with `whsec_`; the rest is the key in base64. */
  secret: Type.String(),
});

export const webhookRoutes = {
  'GET /api/webhooks': {
    summary: 'Webhooks with how their deliveries go. For an Admin',
    refuses: [403],
    response: Webhooks,
    administers: true,
  },
  'POST /api/webhooks': {
    summary: 'Send events of the ledger to a program. The response is the only one that contains the secret',
    body: CreateWebhookBody,
    response: Type.Object({ ...Webhook.properties, ...Secret.properties }),
    status: 201,
    refuses: [403, 409],
    administers: true,
  },
  'PATCH /api/webhooks/:id': {
    summary: 'Change a webhook, or switch it off or on',
    params: IdParams,
    body: ChangeWebhookBody,
    response: Webhook,
    refuses: [403, 404, 409],
    administers: true,
  },
  'POST /api/webhooks/:id/secret': {
    summary: 'Replace the secret. The response is the only one that contains the new one',
    params: IdParams,
    response: Secret,
    refuses: [403, 404],
    administers: true,
  },
  'DELETE /api/webhooks/:id': {
    summary: 'Remove a webhook with everything that waits for it',
    params: IdParams,
    response: Message,
    refuses: [403, 404],
    administers: true,
  },
  'POST /api/webhooks/:id/test': {
    summary: 'Send a test now and answer how it went. It is sent once',
    params: IdParams,
    response: WebhookDelivery,
    refuses: [403, 404],
    transaction: 'none',
    administers: true,
  },
  'POST /api/webhooks/:id/resend': {
    summary: 'Send a dead delivery again, or all of them',
    params: IdParams,
    body: Type.Object(
      {
        /** All dead ones, unless given. */
        deliveryId: Type.Optional(Id),
      },
      { additionalProperties: false },
    ),
    response: Type.Object({ resent: Type.Integer() }),
    refuses: [403, 404, 409],
    administers: true,
  },
  'GET /api/webhook-deliveries': {
    summary: 'Deliveries of the last 30 days, newest first. For an Admin',
    query: Type.Object({
      webhookId: Type.Optional(Id),
      state: Type.Optional(Enum(WEBHOOK_DELIVERY_STATES)),
      limit: Paging.limit,
      cursor: Paging.cursor,
    }),
    refuses: [403],
    response: Type.Array(WebhookDelivery),
    administers: true,
  },
} as const satisfies Record<string, RouteContract>;
