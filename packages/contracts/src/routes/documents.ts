import { type Static, Type } from 'typebox';
import { FORM_LIMITS, UPLOADS } from '../constants';
import { CORRECTIVE_OUTCOMES, FAULT_SYMBOLS, FORM_TYPES, URGENCIES } from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Message,
  Line,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { InventoryReport } from './sensitive-inventory';

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
  /**
   * JSON text: equipmentName, serialNumber, nsn, location, description, faultDescription, requestDate, formFields; of a
   * maintenance form also miles, hours and faults.
   */
  formData: Type.String(),
  /** JSON text: a list of image addresses. */
  attachments: Type.String(),
  /** What came of it last; absent until its receiver reports. */
  outcome: Type.Optional(Enum(CORRECTIVE_OUTCOMES)),
});
export type DocumentDto = Static<typeof Document>;

/** What a receiver did about a form. */
export const CorrectiveAction = Type.Object({
  id: Id,
  by: Person,
  at: Timestamp,
  outcome: Enum(CORRECTIVE_OUTCOMES),
  action: Type.String(),
});
export type CorrectiveActionDto = Static<typeof CorrectiveAction>;

export const DocumentDetails = Type.Object({
  ...Document.properties,
  /** The item that it is about, where the caller may see it. */
  itemId: Nullable(Id),
  maintenanceId: Nullable(Id),
  /** How it came here and where it went from here: each sending, the first one first. */
  chain: Type.Array(
    Type.Object({ id: Id, from: Person, to: Person, sentAt: Timestamp, note: Nullable(Type.String()) }),
  ),
  /** What was done about it by anybody whom it reached, oldest first. */
  correctiveActions: Type.Array(CorrectiveAction),
  /** The form that this document answers. */
  answers: Nullable(Id),
  mayReport: Type.Boolean(),
});
export type DocumentDetailsDto = Static<typeof DocumentDetails>;

/** One fault on a maintenance form. */
export const FormFault = Type.Object(
  {
    /** The open maintenance entry that the fault is already. Left out, the fault becomes one. */
    maintenanceId: Type.Optional(Nullable(Id)),
    /** Item number of the technical manual; empty where it has none. An open fault keeps the one of its entry. */
    tmItem: Prose(FORM_LIMITS.tmItem),
    symbol: Enum(FAULT_SYMBOLS),
    /** A new fault needs it. An open one has that of its entry: left out, or the same words. */
    description: Type.Optional(Line(FORM_LIMITS.text)),
  },
  { additionalProperties: false },
);
export type FormFaultDto = Static<typeof FormFault>;

export const MaintenanceFormBody = Type.Object(
  {
    propertyId: Id,
    recipientUserId: Id,
    formType: Enum(FORM_TYPES),
    description: Line(2000),
    /** The faults that were found, and those that were open already. */
    faults: Type.Optional(Type.Array(FormFault, { maxItems: FORM_LIMITS.faults })),
    /** As former clients send it: one fault with the symbol `/`. */
    faultDescription: Type.Optional(Nullable(Prose())),
    /** Reading of the odometer. */
    miles: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: FORM_LIMITS.reading }))),
    /** Reading of the hour meter. */
    hours: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: FORM_LIMITS.reading }))),
    urgency: Type.Optional(Enum(URGENCIES)),
    /** Addresses that `POST /api/uploads` answered. */
    attachments: Type.Optional(Type.Array(Type.String({ maxLength: 300 }), { maxItems: UPLOADS.photos })),
    /** The piece of maintenance that it is about. */
    maintenanceId: Type.Optional(Nullable(Id)),
  },
  { additionalProperties: false },
);

const Sent = Type.Object({ message: Type.String(), document: Document });

export const documentRoutes = {
  'GET /api/documents': {
    summary: 'Documents sent to me, by me, or both',
    query: Type.Object({
      ...Paging,
      ...Changes,
      box: Type.Optional(Enum(['inbox', 'sent', 'all'])),
      /** 'unread' or 'read', read without regard to case. */
      status: Type.Optional(Type.String({ maxLength: 20 })),
      /** Type or subtype, read without regard to case. */
      type: Type.Optional(Type.String({ maxLength: 80 })),
      /** Part of the sender's or the recipient's rank and name. */
      person: Type.Optional(Type.String({ maxLength: 80 })),
    }),
    response: Type.Object({ documents: Type.Array(Document), unread_count: Type.Integer() }),
  },
  'GET /api/documents/:id': {
    summary: 'One document with where it has been and what came of it',
    params: IdParams,
    response: DocumentDetails,
  },
  'GET /api/documents/:id/inventory-report': {
    summary: 'Every line of the count that an inventory report is about',
    params: IdParams,
    response: InventoryReport,
  },
  'GET /api/documents/:id/inventory-report.csv': {
    summary: 'The same lines as CSV, with the codes that are on no line',
    params: IdParams,
    showsSensitive: true,
    produces: 'text/csv',
    response: Message,
  },
  'PUT /api/documents/:id/read': {
    summary: 'The recipient has read it',
    params: IdParams,
    response: Document,
  },
  'POST /api/documents/maintenance-form': {
    summary: 'Send a DA 2404 or DA 5988-E to an accepted connection',
    body: MaintenanceFormBody,
    response: Sent,
    status: 201,
  },
  'POST /api/documents/:id/forward': {
    summary: 'Send a document on to an accepted connection who may see its item',
    params: IdParams,
    body: Type.Object(
      { recipientUserId: Id, note: Type.Optional(Nullable(Prose(500))) },
      { additionalProperties: false },
    ),
    response: Sent,
    status: 201,
  },
  'POST /api/documents/:id/corrective-action': {
    summary: 'Report what was done about a form back to its sender',
    params: IdParams,
    body: Type.Object(
      { outcome: Enum(CORRECTIVE_OUTCOMES), action: Line(2000) },
      { additionalProperties: false },
    ),
    response: Sent,
    status: 201,
  },
} as const satisfies Record<string, RouteContract>;
