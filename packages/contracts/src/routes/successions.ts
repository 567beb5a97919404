import { type Static, Type } from 'typebox';
import {
  DIFFERENCE_ACTS,
  LINE_RESULTS,
  PROPERTY_STATUSES,
  SECTION_ACTS,
  SUCCESSION_KINDS,
  SUCCESSION_NOTES,
} from '../vocabulary';
import { INNER_PROOF_SECRETS, SignatureProof } from './amendments';
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
} from './common';
import { Component, ComponentCountBody } from './component';
import {
  Reading,
  ReadingAnswer,
  SUCCESSION_SIDES,
  Succession,
  SuccessionDetail,
  SuccessionDifference,
  SuccessionLine,
} from './succession';

const Day = Type.String({ format: 'date' });
const closed = { additionalProperties: false };
const Section = Type.Integer({ minimum: 1, maximum: 1000 });

export const CreateSuccessionBody = Type.Object(
  {
    kind: Enum(SUCCESSION_KINDS),
    fromUserId: Id,
    toUserId: Id,
    /** With 'sub': from whom the outgoing person has the items. Left out, the set is all of their sub-hand receipts. */
    giverUserId: Type.Optional(Nullable(Id)),
    startsOn: Day,
    reason: Line(2000),
    ordersRef: Type.Optional(Nullable(Prose(200))),
    /** With 'primary'. Left out, the role passes where the outgoing person is a Commander. */
    rolesPass: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type CreateSuccessionDto = Static<typeof CreateSuccessionBody>;

export const SuccessionPlanBody = Type.Object(
  {
    version: Type.Integer(),
    sections: Type.Array(
      Type.Object(
        {
          number: Section,
          included: Type.Boolean(),
          act: Type.Optional(Enum(SECTION_ACTS)),
          day: Type.Optional(Day),
          place: Type.Optional(Nullable(Prose(200))),
          leaveOutReason: Type.Optional(Nullable(Prose(2000))),
        },
        closed,
      ),
      { minItems: 1, maxItems: 1000 },
    ),
  },
  closed,
);
export type SuccessionPlanDto = Static<typeof SuccessionPlanBody>;

export const SuccessionNoteBody = Type.Object(
  {
    kind: Enum(SUCCESSION_NOTES),
    text: Line(2000),
    /** Of an extension. */
    days: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 365 }))),
    grantedBy: Type.Optional(Nullable(Prose(200))),
    /** Of the document of a lost item. */
    itemId: Type.Optional(Nullable(Id)),
    uploadId: Type.Optional(Nullable(Id)),
  },
  closed,
);
export type SuccessionNoteDto = Static<typeof SuccessionNoteBody>;

export const PrepareActBody = Type.Object(
  {
    act: Enum(['remind', 'forward']),
    /** Of an entry of the preparation: a transfer, the incoming person, or a document. */
    entryId: Id,
  },
  closed,
);
export type PrepareActDto = Static<typeof PrepareActBody>;

export const ReadingBody = Type.Object(
  {
    section: Section,
    code: Line(200),
    /** The plate of this item reads as typed: the book is wrong. */
    plateOf: Type.Optional(Nullable(Id)),
    /** Keep what is not on the list as an extra, with a photo of it. */
    extra: Type.Optional(Type.Object({ name: Name(), uploadId: Type.Optional(Nullable(Id)) }, closed)),
  },
  closed,
);
export type ReadingDto = Static<typeof ReadingBody>;

export const LineMarkBody = Type.Object(
  {
    mark: Enum([
      'by-document',
      'not-readable',
      'not-found',
      'confirm-not-found',
      'condition',
      'data-differs',
    ]),
    /** Number of the document, why it cannot be read, or what differs. */
    text: Type.Optional(Nullable(Prose(2000))),
    uploadId: Type.Optional(Nullable(Id)),
    /** The status as it is seen, with 'condition'. */
    status: Type.Optional(Enum(PROPERTY_STATUSES)),
  },
  closed,
);
export type LineMarkDto = Static<typeof LineMarkBody>;

export const LineComponentsBody = Type.Object(
  { counts: Type.Array(ComponentCountBody, { minItems: 1, maxItems: 500 }) },
  closed,
);
export type LineComponentsDto = Static<typeof LineComponentsBody>;

export const ResolveDifferenceBody = Type.Object(
  {
    act: Enum(DIFFERENCE_ACTS),
    /** Number of the paper, e.g. 'AM-0003' or that of an uploaded document. */
    ref: Type.Optional(Nullable(Prose(60))),
    documentOn: Type.Optional(Nullable(Day)),
    uploadId: Type.Optional(Nullable(Id)),
    note: Type.Optional(Nullable(Prose(2000))),
  },
  closed,
);
export type ResolveDifferenceDto = Static<typeof ResolveDifferenceBody>;

export const SignSuccessionBody = Type.Object(
  {
    /** 'giver' with kind 'sub'. */
    side: Enum(SUCCESSION_SIDES),
    /** Of the set that the signer has read. */
    setHash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    proof: SignatureProof,
    /** The signer signs in place of the absent outgoing person. */
    inPlaceOf: Type.Optional(Nullable(Id)),
    reason: Type.Optional(Nullable(Prose(2000))),
    uploadId: Type.Optional(Nullable(Id)),
  },
  closed,
);
export type SignSuccessionDto = Static<typeof SignSuccessionBody>;

/** The call answers a file and nothing else. */
const FileOnly = Type.Never();

const PacketQuery = Type.Object(
  {
    /** Which signing; the newest, unless given. */
    signing: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** The draft of the next signing, though there was one before. */
    draft: Type.Optional(Type.Boolean()),
  },
  closed,
);

const Reason = Type.Object({ reason: Line(2000) }, closed);
const LineParams = Type.Object({ id: Id, itemId: Id });
const DifferenceParams = Type.Object({ id: Id, differenceId: Id });
const SectionParams = Type.Object({ id: Id, number: Section });

export const successionRoutes = {
  'GET /api/successions': {
    summary: 'Changes of command that I may see, newest first',
    query: Type.Object({ ...Paging, ...Changes, scope: Type.Optional(Enum(['open', 'ended'])) }),
    response: Type.Array(Succession),
  },
  'GET /api/successions/:id': {
    summary: 'One change of command with its plan, preparation, differences and signatures',
    params: IdParams,
    response: SuccessionDetail,
  },
  'POST /api/successions': {
    summary: 'Open a change of command, as a draft',
    body: CreateSuccessionBody,
    response: SuccessionDetail,
    status: 201,
  },
  'PUT /api/successions/:id/plan': {
    summary: 'Say which sections are included, and on which day each is counted',
    params: IdParams,
    body: SuccessionPlanBody,
    response: SuccessionDetail,
  },
  'POST /api/successions/:id/publish': {
    summary: 'Tell every sub-hand receipt holder of the plan',
    params: IdParams,
    response: SuccessionDetail,
  },
  'POST /api/successions/:id/activate': {
    summary: 'Fix the lines and freeze custody of the set',
    params: IdParams,
    response: SuccessionDetail,
  },
  'POST /api/successions/:id/let-through': {
    summary: 'Let items be transferred once in the freeze, with a reason',
    params: IdParams,
    body: Type.Object(
      { itemIds: Type.Array(Id, { minItems: 1, maxItems: 100 }), reason: Line(2000) },
      closed,
    ),
    response: SuccessionDetail,
  },
  'POST /api/successions/:id/notes': {
    summary: 'Write a remark, an extension, a paper on hand, or the document of a lost item',
    params: IdParams,
    body: SuccessionNoteBody,
    response: SuccessionDetail,
  },
  'POST /api/successions/:id/prepare': {
    summary: 'Remind of what the preparation waits for, or send a maintenance form on to the incoming person',
    params: IdParams,
    body: PrepareActBody,
    response: SuccessionDetail,
  },
  'POST /api/successions/:id/appoint': {
    summary: 'Appoint who signs in place of an absent outgoing person, as an Admin',
    params: IdParams,
    body: Type.Object({ userId: Id }, closed),
    response: SuccessionDetail,
  },
  'GET /api/successions/:id/lines': {
    summary: 'The items of the set. The reader sees no serial number that they have not read',
    params: IdParams,
    query: Type.Object({
      ...Paging,
      section: Type.Optional(Section),
      /** 'none': not counted yet. */
      result: Type.Optional(Enum(['none', ...LINE_RESULTS])),
      /** Of signed sections: what their holder has from the incoming person now, what was excluded, or the rest. */
      receipt: Type.Optional(Enum(['kept', 'excluded', 'left'])),
    }),
    response: Type.Array(SuccessionLine),
  },
  'POST /api/successions/:id/sections/:number/count': {
    summary: 'Say who records in the count of a section',
    params: SectionParams,
    body: Type.Object({ recorderId: Type.Optional(Nullable(Id)) }, closed),
    response: SuccessionDetail,
  },
  'POST /api/successions/:id/readings': {
    summary: 'Read a serial number, as the reader of the section',
    params: IdParams,
    body: ReadingBody,
    response: ReadingAnswer,
  },
  'GET /api/successions/:id/readings': {
    summary: 'What was read in the count, newest first, each with what the book had',
    params: IdParams,
    query: Type.Object({ cursor: Paging.cursor, limit: Paging.limit, section: Type.Optional(Section) }),
    response: Type.Array(Reading),
  },
  'PUT /api/successions/:id/lines/:itemId/components': {
    summary: 'Count the components of an item that was read, as its reader or recorder',
    params: LineParams,
    body: LineComponentsBody,
    response: Type.Array(Component),
  },
  'POST /api/successions/:id/lines/:itemId/marks': {
    summary: 'Mark an item that cannot be read or was not found, or what differs about it',
    params: LineParams,
    body: LineMarkBody,
    response: SuccessionLine,
  },
  'POST /api/successions/:id/differences/:differenceId/resolve': {
    summary: 'Resolve a difference by an act or a document',
    params: DifferenceParams,
    body: ResolveDifferenceBody,
    response: SuccessionDifference,
  },
  'POST /api/successions/:id/differences/:differenceId/agree': {
    summary: 'Agree to how a difference was resolved, as the incoming person',
    params: DifferenceParams,
    response: SuccessionDifference,
  },
  'POST /api/successions/:id/signatures': {
    summary: 'Sign the set, as one side',
    params: IdParams,
    body: SignSuccessionBody,
    secretFields: INNER_PROOF_SECRETS,
    response: SuccessionDetail,
  },
  'DELETE /api/successions/:id/signatures/mine': {
    summary: 'Withdraw my signature before the other side signs',
    params: IdParams,
    response: SuccessionDetail,
  },
  'POST /api/successions/:id/acknowledge': {
    summary: 'Acknowledge that my hand receipt is now from the incoming person',
    params: IdParams,
    response: SuccessionDetail,
  },
  'GET /api/successions/:id/packet.pdf': {
    summary: 'The packet of a signing as PDF; before it a draft',
    params: IdParams,
    query: PacketQuery,
    refuses: [409],
    response: FileOnly,
    showsSensitive: true,
    produces: 'application/pdf',
    transaction: 'none',
  },
  'GET /api/successions/:id/packet.json': {
    summary: 'The same as JSON, with what proves it; the verifier reads it with no server',
    params: IdParams,
    query: PacketQuery,
    refuses: [409],
    response: FileOnly,
    showsSensitive: true,
    produces: 'application/json',
    transaction: 'none',
  },
  'POST /api/successions/:id/cancel': {
    summary: 'Cancel a change of command that is not signed',
    params: IdParams,
    body: Reason,
    response: SuccessionDetail,
  },
} as const satisfies Record<string, RouteContract>;
