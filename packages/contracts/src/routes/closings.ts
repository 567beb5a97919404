import { type Static, Type } from 'typebox';
import { CLOSING_LIMIT } from '../constants';
import { CLOSING_KINDS, CLOSING_STATES } from '../vocabulary';
import { INNER_PROOF_SECRETS, PROOF_SECRETS, Signature, SignatureProof } from './amendments';
import {
  Changes,
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

const UnitName = Type.Object({ id: Id, name: Type.String() });

/** What the caller may do with a closing now. */
const ClosingActs = Type.Object({
  sign: Type.Boolean(),
  refuse: Type.Boolean(),
  withdraw: Type.Boolean(),
  cancel: Type.Boolean(),
  /** Upload the signed copy, or another in its place. */
  copy: Type.Boolean(),
});

/** An item of a closing, as it was when the closing was prepared. */
export const ClosingLine = Type.Object({
  item: Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() }),
  nsn: Nullable(Type.String()),
  lin: Nullable(Type.String()),
  /** Who held it; null where nobody signed for it. */
  holder: Nullable(Type.String()),
  /** While the closing is open, and only where that is another: who holds it now; null where nobody does. */
  holder_now: Type.Optional(Nullable(Type.String())),
  shortages: Type.Array(Type.String()),
  /** The caller may open the item. */
  visible: Type.Boolean(),
  /** It came into the caller's book, or another, by a reinstatement after this closing. */
  entered: Type.Boolean(),
});
export type ClosingLineDto = Static<typeof ClosingLine>;

/** The act by which items leave the book. */
export const Closing = Type.Object({
  /** 'CB-' and a number. */
  id: Id,
  kind: Enum(CLOSING_KINDS),
  state: Enum(CLOSING_STATES),
  unit: UnitName,
  document_number: Type.String(),
  /** Who takes the items, where that is no unit of this product. */
  receiving_activity: Nullable(Type.String()),
  receiving_unit: Nullable(UnitName),
  condition_code: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  prepared_by: Person,
  created_at: Timestamp,
  signed_by: Nullable(Person),
  signed_at: Nullable(Timestamp),
  /** The copy that the other side signed. */
  copy: Nullable(
    Type.Object({
      uploadId: Id,
      address: Type.String(),
      at: Timestamp,
      receivedByName: Nullable(Type.String()),
      /** YYYY-MM-DD. */
      receivedOn: Nullable(Type.String()),
    }),
  ),
  completed_at: Nullable(Timestamp),
  /** Who refused, withdrew or cancelled it. */
  ended_by: Nullable(Person),
  ended_at: Nullable(Timestamp),
  ended_reason: Nullable(Type.String()),
  /** How many items it has. Only one closing by itself shows all of its lines; a list shows the first. */
  items: Type.Integer(),
  lines: Type.Array(ClosingLine),
  signatures: Type.Array(Signature),
  may: ClosingActs,
});
export type ClosingDto = Static<typeof Closing>;

export const CreateClosingBody = Type.Object(
  {
    kind: Enum(CLOSING_KINDS),
    itemIds: Type.Array(Id, { minItems: 1, maxItems: CLOSING_LIMIT }),
    documentNumber: Line(40),
    /** To whom a turn-in goes. */
    receivingActivity: Type.Optional(Nullable(Prose(200))),
    /** A unit of this product to which a lateral transfer goes. */
    receivingUnitId: Type.Optional(Nullable(Id)),
    /** One letter, e.g. 'A' or 'F'. */
    conditionCode: Type.Optional(Nullable(Type.String({ pattern: '^[A-Z]$' }))),
    /** Needed for a loss and a book error. */
    reason: Type.Optional(Nullable(Prose(2000))),
    /** A copy that was signed already, uploaded by the caller. */
    copyUploadId: Type.Optional(Nullable(Id)),
    /** The preparer's signature. */
    proof: SignatureProof,
  },
  { additionalProperties: false },
);
export type CreateClosingDto = Static<typeof CreateClosingBody>;

export const ClosingCopyBody = Type.Object(
  {
    /** A PDF or photo that the caller uploaded. */
    uploadId: Type.Optional(Nullable(Id)),
    receivedByName: Type.Optional(Nullable(Prose(120))),
    /** YYYY-MM-DD. */
    receivedOn: Type.Optional(Nullable(Type.String({ format: 'date' }))),
  },
  { additionalProperties: false },
);
export type ClosingCopyDto = Static<typeof ClosingCopyBody>;

const Reason = Type.Object({ reason: Line(2000) }, { additionalProperties: false });

/** Which closings: those that wait for my signature, all that are open, or all that ended. */
export const CLOSING_SCOPES = ['waiting', 'open', 'ended'] as const;

export const closingRoutes = {
  'GET /api/closings': {
    summary: 'Closings of my book, and those that my unit receives, newest first',
    query: Type.Object({
      ...Paging,
      ...Changes,
      scope: Type.Optional(Enum(CLOSING_SCOPES)),
      item: Type.Optional(Id),
    }),
    response: Type.Array(Closing),
  },
  'GET /api/closings/counts': {
    summary: 'How many closings and gains wait for my signature',
    response: Type.Object({ waiting: Type.Integer(), closings: Type.Integer(), gains: Type.Integer() }),
  },
  'GET /api/closings/receivers': {
    summary: 'Units of this product to which a lateral transfer may go',
    refuses: [403],
    response: Type.Array(UnitName),
  },
  'GET /api/closings/:id': {
    summary: 'One closing with all of its lines',
    params: IdParams,
    response: Closing,
  },
  'GET /api/closings/:id/pdf': {
    summary: 'The paper of a closing',
    params: IdParams,
    showsSensitive: true,
    produces: 'application/pdf',
    response: Message,
  },
  'POST /api/closings': {
    summary: 'Prepare a closing: these items are to leave the book',
    body: CreateClosingBody,
    secretFields: INNER_PROOF_SECRETS,
    response: Closing,
    status: 201,
  },
  'POST /api/closings/:id/copy': {
    summary: 'Attach the copy that the other side signed',
    params: IdParams,
    body: ClosingCopyBody,
    response: Closing,
  },
  'POST /api/closings/:id/sign': {
    summary: 'Sign a closing as its approver',
    params: IdParams,
    body: SignatureProof,
    secretFields: PROOF_SECRETS,
    response: Closing,
  },
  'POST /api/closings/:id/refuse': {
    summary: 'Refuse a prepared closing, with a reason',
    params: IdParams,
    body: Reason,
    response: Closing,
  },
  'POST /api/closings/:id/withdraw': {
    summary: 'Withdraw a closing that I prepared and nobody signed',
    params: IdParams,
    response: Closing,
  },
  'POST /api/closings/:id/cancel': {
    summary: 'Cancel a closing that is signed and not completed: the other side did not take the items',
    params: IdParams,
    body: Reason,
    response: Closing,
  },
} as const satisfies Record<string, RouteContract>;
