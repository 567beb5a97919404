import { type Static, Type } from 'typebox';
import { LABEL_SIZES_IN, type LabelSize } from '../constants';
import { Enum, Id, IdParams, Nullable, Person, type RouteContract, Timestamp } from './common';

/** Items that one hand receipt or one order of labels may list. */
const ITEM_LIMIT = 5000;
const RECIPIENT_LIMIT = 20;

const Field = Type.Optional(Type.String({ maxLength: 120 }));

/** A person on a form. With an `id`, rank and name are those of the server's records and the sent ones are ignored. */
export const FormPerson = Type.Object(
  { id: Type.Optional(Id), name: Field, rank: Field, title: Field, phone: Field },
  { additionalProperties: false },
);
export type FormPersonDto = Static<typeof FormPerson>;

export const FormUnit = Type.Object(
  { unitName: Field, dodaac: Field, stockNumber: Field, location: Field },
  { additionalProperties: false },
);
export type FormUnitDto = Static<typeof FormUnit>;

/** An export of DA Form 2062. People and unit that are left out are drawn from the custody chain. */
export const GenerateDa2062Body = Type.Object(
  {
    property_ids: Type.Array(Id, { maxItems: ITEM_LIMIT }),
    group_by_category: Type.Optional(Type.Boolean()),
    include_qr_codes: Type.Optional(Type.Boolean()),
    send_email: Type.Optional(Type.Boolean()),
    recipients: Type.Optional(
      Type.Array(Type.String({ format: 'email', maxLength: 200 }), { maxItems: RECIPIENT_LIMIT }),
    ),
    from_user: Type.Optional(Nullable(FormPerson)),
    to_user: Type.Optional(Nullable(FormPerson)),
    unit_info: Type.Optional(Nullable(FormUnit)),
  },
  { additionalProperties: false },
);
export type GenerateDa2062Dto = Static<typeof GenerateDa2062Body>;

/** Whose hand receipts are printed, each on a form of its own; at least one of the three. */
export const PrintPairsBody = Type.Object(
  {
    holderId: Type.Optional(Id),
    /** Null: the property book. */
    giverId: Type.Optional(Nullable(Id)),
    /** Holders of this unit and those below. */
    unitId: Type.Optional(Id),
    include_qr_codes: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type PrintPairsDto = Static<typeof PrintPairsBody>;

/** Items that the same person gives to the same person, by the chain of custody. */
export const ReceiptParties = Type.Object({
  /** Who signed them down to the holder; null for the property book itself. */
  from: Nullable(Person),
  /** Who holds them; null for items that nobody has signed for. */
  to: Nullable(Person),
  items: Type.Integer(),
});
export type ReceiptPartiesDto = Static<typeof ReceiptParties>;

/** What became of an e-mail. */
export const MailResult = Type.Object({
  /** Whom it went to. */
  recipients: Type.Array(Type.String()),
  /** A sentence, where a person was left out. */
  error: Type.Optional(Type.String()),
  /** Where the sender can read it, on a server that keeps mail in place of sending it. */
  captured: Type.Optional(Type.String()),
});
export type MailResultDto = Static<typeof MailResult>;

/** A letter that the server kept in place of sending it. */
export const CapturedMail = Type.Object({
  id: Id,
  recipients: Type.Array(Type.String()),
  subject: Type.String(),
  body: Type.String(),
  at: Timestamp,
  fileName: Type.String(),
  /** Address of the attachment. */
  file: Type.String(),
});
export type CapturedMailDto = Static<typeof CapturedMail>;

const labelSizes = Object.keys(LABEL_SIZES_IN) as LabelSize[];

/** What a QR label shows beside its code; both unless said. */
const LabelFields = {
  size: Type.Optional(Enum(labelSizes)),
  name: Type.Optional(Type.Boolean()),
  serial: Type.Optional(Type.Boolean()),
};
export const LabelQuery = Type.Object(LabelFields);

/** The call answers a file and nothing else. */
const FileOnly = Type.Never();
const PDF = 'application/pdf';

export const formRoutes = {
  'POST /api/da2062/generate-pdf': {
    summary:
      'DA Form 2062 for items that I may see, a form for each giver and holder, as a file or by e-mail',
    body: GenerateDa2062Body,
    response: MailResult,
    refuses: [502],
    showsSensitive: true,
    produces: PDF,
    transaction: 'none',
  },
  'POST /api/da2062/chosen': {
    summary:
      'Who gives and who holds the items chosen for a hand receipt, and which of them I do not see any more',
    body: Type.Object(
      { property_ids: Type.Array(Id, { maxItems: ITEM_LIMIT }) },
      { additionalProperties: false },
    ),
    response: Type.Object({ parties: Type.Array(ReceiptParties), gone: Type.Array(Id) }),
    transaction: 'none',
  },
  'POST /api/da2062/pairs': {
    summary: 'The hand receipts of a holder, of a giver, or of a unit: a form for each giver and holder',
    body: PrintPairsBody,
    response: FileOnly,
    refuses: [404],
    showsSensitive: true,
    produces: PDF,
    transaction: 'none',
  },
  'GET /api/transfer-requests/:id/da2062': {
    summary: 'DA Form 2062 of all accepted lines of a request that I may see',
    params: IdParams,
    response: FileOnly,
    showsSensitive: true,
    produces: PDF,
    transaction: 'none',
  },
  'GET /api/transfers/:id/da2062': {
    summary: 'DA Form 2062 of a transfer that I may see',
    params: IdParams,
    response: FileOnly,
    showsSensitive: true,
    produces: PDF,
  },
  'GET /api/documents/:id/pdf': {
    summary:
      'A document that I sent or received on paper: DA Form 2404 or 5988-E, or the report of an inventory',
    params: IdParams,
    response: FileOnly,
    showsSensitive: true,
    produces: PDF,
  },
  'GET /api/property/:id/label': {
    summary: 'QR label of an item, as a picture',
    params: IdParams,
    query: LabelQuery,
    response: FileOnly,
    refuses: [409],
    showsSensitive: true,
    produces: 'image/svg+xml',
  },
  'GET /api/property/:id/label/pdf': {
    summary: 'QR label of an item, on a page of its size',
    params: IdParams,
    query: LabelQuery,
    response: FileOnly,
    refuses: [409],
    showsSensitive: true,
    produces: PDF,
  },
  'POST /api/labels': {
    summary: 'QR labels of several items, on sheets to cut',
    body: Type.Object(
      { property_ids: Type.Array(Id, { maxItems: ITEM_LIMIT }), ...LabelFields },
      { additionalProperties: false },
    ),
    response: FileOnly,
    showsSensitive: true,
    produces: PDF,
    transaction: 'none',
  },
  'GET /api/mail/:id': {
    summary: 'A letter of mine that the server kept in place of sending it',
    params: IdParams,
    response: CapturedMail,
  },
  'GET /api/mail/:id/file': {
    summary: 'Its attachment',
    params: IdParams,
    response: FileOnly,
    showsSensitive: true,
    produces: PDF,
  },
} as const satisfies Record<string, RouteContract>;
