import { type Static, Type } from 'typebox';
import {
  FORM_TYPES,
  MAINTENANCE_PRIORITIES,
  MAINTENANCE_STATUSES,
  MAINTENANCE_TYPES,
  NOTIFICATION_TYPES,
  SECURITY_LEVELS,
  SENSITIVE_CATEGORIES,
  VERIFICATION_STATUSES,
} from '../vocabulary';
import {
  Enum,
  Id,
  IdParams,
  Line,
  Message,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';

export const SensitiveItem = Type.Object({
  id: Id,
  name: Type.String(),
  category: Enum(SENSITIVE_CATEGORIES),
  serialNumber: Type.String(),
  assignedDate: Nullable(Timestamp),
  status: Enum(VERIFICATION_STATUSES),
  lastVerified: Nullable(Timestamp),
  nextVerification: Nullable(Timestamp),
  securityLevel: Enum(SECURITY_LEVELS),
  location: Nullable(Type.String()),
  assignedTo: Nullable(Person),
  notes: Nullable(Type.String()),
  /** The last six scheduled checks, oldest first (the count columns A to F). */
  lastChecks: Type.Array(
    Type.Object({
      due: Timestamp,
      result: Enum(['done', 'late', 'missed', 'open']),
      at: Nullable(Timestamp),
      by: Nullable(Type.String()),
    }),
  ),
});
export type SensitiveItemDto = Static<typeof SensitiveItem>;

export const SensitiveSummary = Type.Object({
  total: Type.Integer(),
  verifiedToday: Type.Integer(),
  verified: Type.Integer(),
  pending: Type.Integer(),
  overdue: Type.Integer(),
  notVerified: Type.Integer(),
  maintenance: Type.Integer(),
  /** Next scheduled check. */
  nextCheck: Nullable(Timestamp),
  /** (verified + pending) / (all - maintenance), rounded per cent; 100 where there are none. */
  compliance: Type.Integer(),
});
export type SensitiveSummaryDto = Static<typeof SensitiveSummary>;

export const MaintenanceItem = Type.Object({
  id: Id,
  itemId: Id,
  itemName: Type.String(),
  serialNumber: Type.String(),
  category: Enum(['weapon', 'vehicle', 'communication', 'optics']),
  maintenanceType: Enum(MAINTENANCE_TYPES),
  status: Enum(MAINTENANCE_STATUSES),
  priority: Enum(MAINTENANCE_PRIORITIES),
  description: Type.String(),
  reportedBy: Type.String(),
  reportedDate: Timestamp,
  scheduledDate: Nullable(Type.String()),
  assignedTo: Nullable(Type.String()),
  estimatedCompletionTime: Nullable(Type.String()),
  completedDate: Nullable(Timestamp),
  notes: Nullable(Type.String()),
  partsRequired: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      partNumber: Type.String(),
      quantity: Type.Integer(),
      available: Type.Boolean(),
      estimatedArrival: Nullable(Type.String()),
    }),
  ),
});
export type MaintenanceItemDto = Static<typeof MaintenanceItem>;

export const Document = Type.Object({
  id: Id,
  type: Type.String(),
  subtype: Nullable(Type.String()),
  title: Type.String(),
  description: Nullable(Type.String()),
  status: Enum(['unread', 'read']),
  sentAt: Timestamp,
  sender: Person,
  recipient: Person,
  /** JSON text: equipmentName, serialNumber, nsn, location, description, faultDescription, requestDate, formFields. */
  formData: Type.String(),
  /** JSON text: a list of image addresses. */
  attachments: Type.String(),
});
export type DocumentDto = Static<typeof Document>;

export const MaintenanceFormBody = Type.Object({
  propertyId: Id,
  recipientUserId: Id,
  formType: Enum(FORM_TYPES),
  description: Line(2000),
  faultDescription: Type.Optional(Nullable(Prose())),
  urgency: Type.Optional(Enum(['low', 'normal', 'high', 'critical'])),
  attachments: Type.Optional(Type.Array(Type.String({ maxLength: 300 }), { maxItems: 20 })),
});

/** Readiness by status group (RULE-23); counts of items. */
export const Readiness = Type.Object({
  total: Type.Integer(),
  ready: Type.Integer(),
  maintenance: Type.Integer(),
  nonOperational: Type.Integer(),
  other: Type.Integer(),
});

/** Every figure of the dashboard's strip and status cards, counted by the server over what the caller may see. */
export const DashboardSummary = Type.Object({
  unit: Type.String(),
  totalInventory: Type.Integer(),
  signedDown: Type.Integer(),
  pendingTransfers: Type.Integer(),
  /** Pending transfers addressed to the caller. */
  needMyDecision: Type.Integer(),
  sensitive: SensitiveSummary,
  maintenance: Type.Object({ scheduled: Type.Integer(), inProgress: Type.Integer() }),
  readiness: Readiness,
  byCategory: Type.Array(Type.Intersect([Type.Object({ category: Type.String() }), Readiness])),
  /** Approved transfers in the last 7 days. */
  transfersLast7Days: Type.Integer(),
  dailyChecks: Type.Array(
    Type.Object({
      label: Type.String(),
      due: Timestamp,
      status: Enum(['Completed', 'Pending', 'Overdue', 'Scheduled']),
    }),
  ),
});
export type DashboardSummaryDto = Static<typeof DashboardSummary>;

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

export const unitRoutes = {
  'GET /api/dashboard/summary': { summary: "The dashboard's figures", response: DashboardSummary },
  'GET /api/sensitive-items': {
    summary: 'Sensitive items that I may see',
    query: Type.Object({
      ...Paging,
      scope: Type.Optional(Enum(['assigned', 'signedout', 'unassigned', 'visible'])),
    }),
    response: Type.Array(SensitiveItem),
  },
  'GET /api/sensitive-items/summary': { summary: 'Counts of sensitive items', response: SensitiveSummary },
  'GET /api/maintenance': {
    summary: 'Maintenance items, most urgent first',
    query: Type.Object({ ...Paging, status: Type.Optional(Type.String({ maxLength: 40 })) }),
    response: Type.Array(MaintenanceItem),
  },
  'GET /api/maintenance/:id': {
    summary: 'One maintenance item',
    params: IdParams,
    response: MaintenanceItem,
  },
  'GET /api/documents': {
    summary: 'Documents sent to me, by me, or both',
    query: Type.Object({
      ...Paging,
      box: Type.Optional(Enum(['inbox', 'sent', 'all'])),
      status: Type.Optional(Enum(['unread', 'read'])),
    }),
    response: Type.Object({ documents: Type.Array(Document), unread_count: Type.Integer() }),
  },
  'PUT /api/documents/:id/read': {
    summary: 'The recipient has read it',
    params: IdParams,
    response: Document,
  },
  'POST /api/documents/maintenance-form': {
    summary: 'Send a DA 2404 or DA 5988-E to an accepted connection',
    body: MaintenanceFormBody,
    response: Type.Object({ message: Type.String(), document: Document }),
    status: 201,
  },
  'GET /api/notifications': {
    summary: 'Notifications raised for me after `since`, oldest first',
    query: Type.Object({ since: Type.Optional(Type.String({ maxLength: 40 })) }),
    response: Type.Array(NotificationWire),
  },
} as const satisfies Record<string, RouteContract>;

export { Message };
