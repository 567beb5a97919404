import { type Static, Type } from 'typebox';
import { CLIENT_ID_PATTERN, PAGE_LOAD_LIMIT_MS } from '../constants';
import { NOTIFICATION_TYPES } from '../vocabulary';
import { Enum, Nullable, type RouteContract } from './common';

/** A notification as the server raises it and the browser keeps it. */
export const NotificationWire = Type.Object({
  id: Type.String(),
  /** Epoch milliseconds. */
  timestamp: Type.Number(),
  type: Enum(NOTIFICATION_TYPES),
  title: Type.String(),
  message: Type.String(),
  action: Nullable(Type.Object({ label: Type.String(), path: Type.String() })),
});
export type NotificationDto = Static<typeof NotificationWire>;

export const notificationRoutes = {
  'GET /api/notifications': {
    summary: 'Notifications raised for me after `since`, oldest first',
    query: Type.Object({ since: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) }),
    response: Type.Array(NotificationWire),
  },
} as const satisfies Record<string, RouteContract>;

/**
 * What `GET /api/events` takes. The stream begins after the same notification as the list. A client that names itself is
 * not sent updates of its own writes.
 */
export const EventStreamQuery = Type.Object({
  since: Type.Optional(Type.String({ maxLength: 40 })),
  client_id: Type.Optional(Type.String({ pattern: CLIENT_ID_PATTERN })),
  /** How long ago its page began to load. */
  page_age_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: PAGE_LOAD_LIMIT_MS })),
});
