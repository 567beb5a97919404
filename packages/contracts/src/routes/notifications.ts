import { type Static, Type } from 'typebox';
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
    query: Type.Object({ since: Type.Optional(Type.String({ maxLength: 40 })) }),
    response: Type.Array(NotificationWire),
  },
} as const satisfies Record<string, RouteContract>;
