import { type Static, Type } from 'typebox';
import { FORM_LIMITS } from '../constants';
import {
  FAULT_SYMBOLS,
  MAINTENANCE_EVENT_KINDS,
  MAINTENANCE_PRIORITIES,
  MAINTENANCE_STATUSES,
  MAINTENANCE_TYPES,
} from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Line,
  Name,
  Nullable,
  Paging,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';

export const MaintenancePart = Type.Object({
  id: Id,
  name: Type.String(),
  partNumber: Type.String(),
  quantity: Type.Integer(),
  available: Type.Boolean(),
  estimatedArrival: Nullable(Type.String()),
});
export type MaintenancePartDto = Static<typeof MaintenancePart>;

/** The four shops that the screen knows. */
const SHOPS = ['weapon', 'vehicle', 'communication', 'optics'] as const;

export const MaintenanceItem = Type.Object({
  id: Id,
  itemId: Id,
  itemName: Type.String(),
  serialNumber: Type.String(),
  category: Enum(SHOPS),
  maintenanceType: Enum(MAINTENANCE_TYPES),
  status: Enum(MAINTENANCE_STATUSES),
  priority: Enum(MAINTENANCE_PRIORITIES),
  description: Type.String(),
  /** Item number of the technical manual. */
  tmItem: Nullable(Type.String()),
  /** Status symbol of the fault, as a maintenance form prints it. X: it takes the item out of service. */
  symbol: Enum(FAULT_SYMBOLS),
  reportedBy: Type.String(),
  reportedDate: Timestamp,
  scheduledDate: Nullable(Type.String()),
  assignedTo: Nullable(Type.String()),
  estimatedCompletionTime: Nullable(Type.String()),
  completedDate: Nullable(Timestamp),
  notes: Nullable(Type.String()),
  partsRequired: Type.Array(MaintenancePart),
});
export type MaintenanceItemDto = Static<typeof MaintenanceItem>;

/** One entry of the timeline. */
export const MaintenanceEvent = Type.Object({
  id: Id,
  at: Timestamp,
  by: Type.String(),
  kind: Enum(MAINTENANCE_EVENT_KINDS),
  /** The status from then on, where it was set. */
  status: Nullable(Enum(MAINTENANCE_STATUSES)),
  notes: Nullable(Type.String()),
});
export type MaintenanceEventDto = Static<typeof MaintenanceEvent>;

export const MaintenanceDetails = Type.Object({
  ...MaintenanceItem.properties,
  version: Type.Integer(),
  /** The fault takes the item out of service. */
  deadlined: Type.Boolean(),
  /** Oldest first. */
  timeline: Type.Array(MaintenanceEvent),
  /** Forms about it that the caller sent or received. */
  documents: Type.Array(Type.Object({ id: Id, title: Type.String(), sentAt: Timestamp })),
  /** Statuses that the caller may set now. */
  moves: Type.Array(Enum(MAINTENANCE_STATUSES)),
  mayEdit: Type.Boolean(),
});
export type MaintenanceDetailsDto = Static<typeof MaintenanceDetails>;

/** YYYY-MM-DD. */
const Day = Type.String({ format: 'date' });

const PartFields = {
  name: Name(120),
  partNumber: Line(64),
  quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  available: Type.Boolean(),
  estimatedArrival: Type.Optional(Nullable(Day)),
};
export const NewPartBody = Type.Object(PartFields, { additionalProperties: false });
export type NewPartDto = Static<typeof NewPartBody>;

const planFields = {
  priority: Type.Optional(Enum(MAINTENANCE_PRIORITIES)),
  scheduledDate: Type.Optional(Nullable(Day)),
  assignedTo: Type.Optional(Nullable(Prose(120))),
  estimatedCompletionTime: Type.Optional(Nullable(Prose(60))),
  notes: Type.Optional(Nullable(Prose())),
  tmItem: Type.Optional(Nullable(Prose(FORM_LIMITS.tmItem))),
  /** X takes the item out of service; a circled X is a Commander's to set. It goes before `deadlined`. */
  symbol: Type.Optional(Enum(FAULT_SYMBOLS)),
};

export const CreateMaintenanceBody = Type.Object(
  {
    propertyId: Id,
    maintenanceType: Enum(MAINTENANCE_TYPES),
    description: Line(2000),
    ...planFields,
    priority: Enum(MAINTENANCE_PRIORITIES),
    /** Takes the item out of service: its status becomes 'Deadline - Maintenance'. The same as the symbol X. */
    deadlined: Type.Optional(Type.Boolean()),
    parts: Type.Optional(Type.Array(NewPartBody, { maxItems: 100 })),
    /** The form that reported it, sent by or to the caller. */
    documentId: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type CreateMaintenanceDto = Static<typeof CreateMaintenanceBody>;

export const EditMaintenanceBody = Type.Object(
  {
    /** The version that was read: a change on an older one is refused. */
    version: Type.Integer({ minimum: 1 }),
    description: Type.Optional(Line(2000)),
    ...planFields,
    deadlined: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type EditMaintenanceDto = Static<typeof EditMaintenanceBody>;

const PartParams = Type.Object({ id: Id, partId: Id });

export const maintenanceRoutes = {
  'GET /api/maintenance': {
    summary: 'Maintenance items, most urgent first',
    query: Type.Object({
      ...Paging,
      ...Changes,
      /** A status, or 'open' for all that are not done. */
      status: Type.Optional(Type.String({ maxLength: 40 })),
      priority: Type.Optional(Enum(MAINTENANCE_PRIORITIES)),
      type: Type.Optional(Enum(MAINTENANCE_TYPES)),
      category: Type.Optional(Enum(SHOPS)),
      itemId: Type.Optional(Id),
      symbol: Type.Optional(Enum(FAULT_SYMBOLS)),
    }),
    response: Type.Array(MaintenanceItem),
  },
  'POST /api/maintenance': {
    summary: 'Report maintenance that an item needs',
    body: CreateMaintenanceBody,
    response: MaintenanceDetails,
    status: 201,
  },
  'GET /api/maintenance/:id': {
    summary: 'One maintenance item with its timeline',
    params: IdParams,
    response: MaintenanceDetails,
  },
  'PATCH /api/maintenance/:id': {
    summary: 'Change what is planned, or whether the fault deadlines the item',
    params: IdParams,
    body: EditMaintenanceBody,
    response: MaintenanceDetails,
  },
  'PATCH /api/maintenance/:id/status': {
    summary: 'Move it to another status, by MAINTENANCE_MOVES',
    params: IdParams,
    body: Type.Object(
      { status: Type.String({ maxLength: 40 }), notes: Type.Optional(Nullable(Prose())) },
      { additionalProperties: false },
    ),
    response: MaintenanceDetails,
  },
  'POST /api/maintenance/:id/parts': {
    summary: 'Add a part that it needs',
    params: IdParams,
    body: NewPartBody,
    response: MaintenanceDetails,
    status: 201,
  },
  'PATCH /api/maintenance/:id/parts/:partId': {
    summary: 'A part has come, or comes at another time',
    params: PartParams,
    body: Type.Object(
      {
        quantity: Type.Optional(PartFields.quantity),
        available: Type.Optional(Type.Boolean()),
        estimatedArrival: PartFields.estimatedArrival,
      },
      { additionalProperties: false },
    ),
    response: MaintenanceDetails,
  },
  'DELETE /api/maintenance/:id/parts/:partId': {
    summary: 'The part is not needed',
    params: PartParams,
    response: MaintenanceDetails,
  },
} as const satisfies Record<string, RouteContract>;
