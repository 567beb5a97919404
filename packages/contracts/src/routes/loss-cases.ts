import { type Static, Type } from 'typebox';
import {
  LOSS_ANSWERS,
  LOSS_CASE_STATES,
  LOSS_DECISIONS,
  LOSS_EXHIBIT_KINDS,
  LOSS_OUTCOMES,
  PROPERTY_STATUSES,
} from '../vocabulary';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Line,
  Name,
  Message,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';

/** YYYY-MM-DD. */
const Day = Type.String({ format: 'date' });

/** What happened, and when and where the item was last seen. The server says in one sentence what is missing. */
export const LossFacts = Type.Object(
  {
    circumstances: Type.Optional(Nullable(Prose())),
    lastSeenAt: Type.Optional(Nullable(Timestamp)),
    lastSeenWhere: Type.Optional(Nullable(Prose(200))),
  },
  { additionalProperties: false },
);
export type LossFactsDto = Static<typeof LossFacts>;

/** A photo that the caller may open. */
const Photo = Type.Object({ uploadId: Id, address: Type.String() });

/** A report that an item was found, which waits for another person who reads its serial number. */
const FoundReport = Type.Object({
  by: Person,
  reportedAt: Timestamp,
  at: Timestamp,
  where: Type.String(),
  /** The status that the item is to have. */
  status: Enum(PROPERTY_STATUSES),
  photo: Nullable(Photo),
});

export const LossCaseItem = Type.Object({
  id: Id,
  name: Type.String(),
  serial_number: Type.String(),
  nsn: Nullable(Type.String()),
  is_sensitive: Type.Boolean(),
  current_status: Enum(PROPERTY_STATUSES),
  /** The caller may open the item. */
  visible: Type.Boolean(),
  /** Who was responsible at discovery. */
  holder: Nullable(Person),
  found: Nullable(FoundReport),
  /** The newest report that was refused. */
  refused: Nullable(Type.Object({ by: Person, at: Timestamp, reason: Type.String() })),
  confirmed_by: Nullable(Person),
  outcome: Nullable(Enum(LOSS_OUTCOMES)),
  closed_at: Nullable(Timestamp),
  /** The closing by which it left the book. */
  closing_id: Nullable(Id),
  /** It turned up after that, and is on a book again. */
  reinstated: Type.Boolean(),
  /** What the caller may do with it now. */
  may: Type.Object({ found: Type.Boolean(), confirm: Type.Boolean(), refuse: Type.Boolean() }),
});
export type LossCaseItemDto = Static<typeof LossCaseItem>;

const caseFields = {
  /** 'LC-' and a number. */
  id: Id,
  state: Enum(LOSS_CASE_STATES),
  unit: Type.Object({ id: Id, name: Type.String() }),
  circumstances: Type.String(),
  last_seen_at: Nullable(Timestamp),
  last_seen_where: Nullable(Type.String()),
  reported_by: Person,
  opened_at: Timestamp,
  discovered_on: Day,
  /** The last day for the papers. */
  limit_on: Day,
  /** Days since the discovery, which is day 1; of a clock that stopped, the day on which it did. */
  day: Type.Integer(),
  days: Type.Integer(),
  /** 'amber' from two thirds on, 'red' past the limit; 'stopped' once the papers are submitted. */
  clock: Enum(['running', 'amber', 'red', 'stopped']),
  /** At least one item was reported as found, and nobody has confirmed it. */
  found_to_confirm: Type.Boolean(),
  items: Type.Array(LossCaseItem),
  outcome: Nullable(Enum(LOSS_OUTCOMES)),
  closed_at: Nullable(Timestamp),
  version: Type.Integer(),
};

export const LossCase = Type.Object(caseFields);
export type LossCaseDto = Static<typeof LossCase>;

const LossReport = Type.Object({
  item_id: Id,
  by: Person,
  at: Timestamp,
  circumstances: Type.String(),
  last_seen_at: Nullable(Timestamp),
  last_seen_where: Nullable(Type.String()),
  inventory_id: Nullable(Id),
});

/** A person of the search list, with why, and what they answered. */
const LossAsk = Type.Object({
  person: Person,
  reasons: Type.Array(Type.Object({ why: Enum(['held', 'verified', 'had']), at: Timestamp, item_id: Id })),
  asked_at: Timestamp,
  answer: Nullable(Enum(LOSS_ANSWERS)),
  answered_at: Nullable(Timestamp),
  seen_at: Nullable(Timestamp),
  seen_where: Nullable(Type.String()),
});

/** Where else to look for an item. */
const LossPlace = Type.Object({
  item_id: Id,
  /** Open maintenance. */
  maintenance: Type.Array(Type.Object({ id: Id, description: Type.String() })),
  mounted_on: Nullable(Type.String()),
  last_location: Nullable(Type.String()),
});

export const LossExhibit = Type.Object({
  letter: Type.String(),
  kind: Enum(LOSS_EXHIBIT_KINDS),
  title: Type.String(),
  by: Person,
  at: Timestamp,
  /** In hex. */
  sha256: Type.String(),
  /** What a person typed. */
  text: Nullable(Type.String()),
  photo: Nullable(Photo),
  inventory_id: Nullable(Id),
  struck: Nullable(Type.Object({ by: Person, at: Timestamp, reason: Type.String() })),
});
export type LossExhibitDto = Static<typeof LossExhibit>;

/** A block of DD Form 200; empty where the product does not know or does not decide it. */
const FormBlock = Type.Object({ block: Type.String(), title: Type.String(), value: Type.String() });
export type FormBlockDto = Static<typeof FormBlock>;

export const LossCaseDetail = Type.Object({
  ...caseFields,
  /** The caller sees the search, all exhibits and the papers; a Soldier sees the facts and their own statement. */
  whole: Type.Boolean(),
  submitted: Nullable(
    Type.Object({
      form: Type.String(),
      inquiryNumber: Type.String(),
      on: Day,
      by: Person,
      at: Timestamp,
    }),
  ),
  decided: Nullable(
    Type.Object({
      authority: Type.String(),
      decision: Enum(LOSS_DECISIONS),
      on: Day,
      documentNumber: Type.String(),
      by: Person,
      at: Timestamp,
    }),
  ),
  reports: Type.Array(LossReport),
  asks: Type.Array(LossAsk),
  places: Type.Array(LossPlace),
  exhibits: Type.Array(LossExhibit),
  /** Facts for DD Form 200. */
  facts: Type.Array(FormBlock),
  may: Type.Object({
    submit: Type.Boolean(),
    decide: Type.Boolean(),
    /** Add exhibits of each kind and strike them; everybody who sees the case may add a statement. */
    exhibits: Type.Boolean(),
  }),
});
export type LossCaseDetailDto = Static<typeof LossCaseDetail>;

/** Items for which the caller is asked. */
export const LossQuestion = Type.Object({
  case_id: Id,
  unit: Type.String(),
  items: Type.Array(Type.Object({ name: Type.String(), serial_number: Type.String() })),
  asked_at: Timestamp,
  answer: Nullable(Enum(LOSS_ANSWERS)),
});
export type LossQuestionDto = Static<typeof LossQuestion>;

export const FoundBody = Type.Object(
  {
    itemId: Id,
    foundAt: Timestamp,
    where: Line(200),
    /** The status that the item is to have; Operational unless said. */
    status: Type.Optional(Type.String({ maxLength: 40 })),
    uploadId: Type.Optional(Nullable(Id)),
  },
  { additionalProperties: false },
);
export type FoundDto = Static<typeof FoundBody>;

export const SubmitLossBody = Type.Object(
  {
    form: Line(40),
    inquiryNumber: Line(60),
    submittedOn: Day,
    version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type SubmitLossDto = Static<typeof SubmitLossBody>;

export const DecideLossBody = Type.Object(
  {
    authority: Line(120),
    decision: Enum(LOSS_DECISIONS),
    decidedOn: Day,
    documentNumber: Line(60),
    version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type DecideLossDto = Static<typeof DecideLossBody>;

export const ExhibitBody = Type.Object(
  {
    kind: Enum(LOSS_EXHIBIT_KINDS),
    title: Type.Optional(Nullable(Name(120))),
    /** A statement that is typed in the person's own session. */
    text: Type.Optional(Nullable(Prose(10_000))),
    /** A photo, or one of a signed statement. */
    uploadId: Type.Optional(Nullable(Id)),
    inventoryId: Type.Optional(Nullable(Id)),
  },
  { additionalProperties: false },
);
export type AddExhibitDto = Static<typeof ExhibitBody>;

export const AnswerBody = Type.Object(
  {
    answer: Enum(LOSS_ANSWERS),
    seenAt: Type.Optional(Nullable(Timestamp)),
    seenWhere: Type.Optional(Nullable(Prose(200))),
  },
  { additionalProperties: false },
);
export type LossAnswerDto = Static<typeof AnswerBody>;

const LetterParams = Type.Object({ id: Id, letter: Type.String({ pattern: '^[A-Z]{1,4}$' }) });

export const lossCaseRoutes = {
  'GET /api/loss-cases': {
    summary: 'Loss cases that I may see, newest first',
    query: Type.Object({
      ...Paging,
      ...Changes,
      /** `waiting`: open ones on which I am to act next. */
      scope: Type.Optional(Enum(['open', 'closed', 'waiting'])),
      item: Type.Optional(Id),
    }),
    response: Type.Array(LossCase),
  },
  'GET /api/loss-cases/questions': {
    summary: 'Lost items for which I am asked, newest first',
    response: Type.Array(LossQuestion),
  },
  'GET /api/loss-cases/:id': {
    summary: 'One loss case; a Soldier sees the facts and their own statement',
    params: IdParams,
    response: LossCaseDetail,
  },
  'POST /api/loss-cases/:id/found': {
    summary: 'Report an item of the case as found: where and when',
    params: IdParams,
    body: FoundBody,
    response: LossCaseDetail,
  },
  'POST /api/loss-cases/:id/confirm': {
    summary: 'Confirm that an item was found by reading its serial number',
    params: IdParams,
    body: Type.Object({ itemId: Id, code: Line(1000) }, { additionalProperties: false }),
    response: LossCaseDetail,
  },
  'POST /api/loss-cases/:id/refuse': {
    summary: 'Refuse the report that an item was found, with a reason',
    params: IdParams,
    body: Type.Object({ itemId: Id, reason: Line(2000) }, { additionalProperties: false }),
    response: LossCaseDetail,
  },
  'POST /api/loss-cases/:id/submit': {
    summary: 'Record that the papers were submitted: form, inquiry number and day',
    params: IdParams,
    body: SubmitLossBody,
    response: LossCaseDetail,
  },
  'POST /api/loss-cases/:id/decide': {
    summary: 'Record what the authority decided',
    params: IdParams,
    body: DecideLossBody,
    response: LossCaseDetail,
  },
  'POST /api/loss-cases/:id/answers': {
    summary: 'Answer whether I have or saw the items of a case for which I was asked',
    params: IdParams,
    body: AnswerBody,
    response: Type.Array(LossQuestion),
  },
  'GET /api/loss-cases/:id/exhibits/:letter': {
    summary: 'One exhibit of a case; a Soldier sees their own statement alone',
    params: LetterParams,
    response: LossExhibit,
  },
  'POST /api/loss-cases/:id/exhibits': {
    summary: 'Add an exhibit: chain of custody, inventory report, photo or statement',
    params: IdParams,
    body: ExhibitBody,
    response: LossCaseDetail,
    status: 201,
  },
  'POST /api/loss-cases/:id/exhibits/:letter/strike': {
    summary: 'Strike an exhibit with a reason; it keeps its letter',
    params: LetterParams,
    body: Type.Object({ reason: Line(2000) }, { additionalProperties: false }),
    response: LossCaseDetail,
  },
} as const satisfies Record<string, RouteContract>;

/** The papers of a case, which the server makes as files. */
export const lossPaperRoutes = {
  'GET /api/loss-cases/:id/packet.pdf': {
    summary: 'All of a case in one PDF: facts, search, chain of custody and exhibits',
    params: IdParams,
    showsSensitive: true,
    produces: 'application/pdf',
    response: Message,
    transaction: 'none',
  },
  'GET /api/loss-cases/:id/packet.json': {
    summary: 'The events of a case with what proves them; the verifier reads it with no server',
    params: IdParams,
    showsSensitive: true,
    produces: 'application/json',
    response: Message,
    transaction: 'none',
  },
} as const satisfies Record<string, RouteContract>;
