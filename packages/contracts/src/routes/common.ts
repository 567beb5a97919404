import { type Static, type TSchema, Type } from 'typebox';
import { RANKS } from '../vocabulary';

/** What a route takes and answers. One of these validates the request, writes OpenAPI and types the client. */
export interface RouteContract {
  /** A sentence without its full stop; it begins the call's description. */
  summary: string;
  /** More sentences for people who write programs: what a caller must know before the first try. */
  description?: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  response: TSchema;
  /** Answers without a session. */
  public?: true;
  /**
   * The route is about accounts, roles, one-time links, sessions, tokens, the PIN or units. API tokens are refused.
   * With true, a write also needs a session whose password was entered within `FRESH_PASSWORD_MINUTES`; with
   * 'own-proof' the request itself carries the password, the PIN or the secret of a link.
   */
  administers?: true | 'own-proof';
  /**
   * A session that still owes the second factor of its person's role may call it; every other call that is not public
   * answers 403 'second-factor-needed'. With 'to-set-up' only while the person has no second factor at all.
   */
  beforeSecondFactor?: 'always' | 'to-set-up';
  /**
   * Shows sensitive items one by one, or writes their serial numbers into a file: a person who asks for a PIN is
   * answered only while the PIN holds. With 'exact-bytes' the answer is proved by its bytes, in which nothing can be
   * hidden: it is refused where it holds the serial number of a sensitive item. Every other GET hides them.
   */
  showsSensitive?: true | 'exact-bytes';
  /**
   * Fields of the body that hold a PIN, a password or the secret of a link, with dots into objects (`proof.pin`). The
   * digest of a request with an `Idempotency-Key` leaves them out: one over six digits is found by trying them all.
   */
  secretFields?: readonly string[];
  /** Status of success where it is not 200. */
  status?: 201 | 204;
  /**
   * The answer has an ETag with the `version` in it. With it as If-None-Match, an answer that has not changed is 304
   * without a body.
   */
  etag?: true;
  /** The write takes If-Match and answers 412 where the record has another version by now. Every other write refuses it. */
  ifMatch?: true;
  /** Other statuses of success: 200 where it was done before, 202 where it waits for somebody. */
  otherStatuses?: readonly (200 | 202)[];
  /** Refusals that are not of every call like it, for the description. */
  refuses?: readonly (401 | 403 | 404 | 409 | 410 | 502)[];
  /** Media type of the file that the call answers, e.g. `application/pdf`; `response` is the JSON that it may answer instead. */
  produces?: string;
  /** Media types of what is sent where it is not JSON; the route reads it as it comes. */
  consumes?: readonly string[];
  /**
   * The call is not one transaction, as every other write is: it reads an upload as it comes, makes a file, or
   * takes long. Done twice it does no harm, so that a retry with an Idempotency-Key may do it again.
   */
  transaction?: 'none';
}

/** A string literal union as JSON Schema `enum`. */
export const Enum = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** ISO 8601 date-time in UTC, e.g. `2026-11-21T06:04:18.000Z`. */
export const Timestamp = Type.String({ format: 'date-time' });

export const Id = Type.String({ minLength: 1, maxLength: 64 });
/** The mark of an item that a closed count did not see; null for any other. */
export const Missing = Nullable(
  Type.Object({
    /** When that count was closed. */
    since: Timestamp,
    /** The inventory, or the succession in whose joint count it was not found. */
    countId: Id,
  }),
);
export type MissingDto = Static<typeof Missing>;

export const IdParams = Type.Object({ id: Id });

/** Format of a name, `isName`. The server tidies a text of this format by `tidyName` before it checks it. */
export const NAME_FORMAT = 'name';
/** Name of a person, a unit, an item or a part of it. */
export const Name = (maxLength = 200, minLength = 1) =>
  Type.String({ minLength, maxLength, format: NAME_FORMAT });

/** Format of free text, `isText`. */
export const TEXT_FORMAT = 'text';
/** Marks that reverse the direction of what follows: embeddings, overrides and isolates. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/u;
/** Whether a text reads the same on a screen as in the record. Text in a language that is read from the right does. */
export const isText = (text: string): boolean => !DIRECTION_MARKS.test(text);
/** What to say of a text that is not one, after the name of its field. */
export const TEXT_WORDS = 'must not have characters that reverse the direction of text';

/** One line of text that a person types. */
export const Line = (maxLength = 200) => Type.String({ minLength: 1, maxLength, format: TEXT_FORMAT });
/** Free text that a person types; may be empty. */
export const Prose = (maxLength = 2000) => Type.String({ maxLength, format: TEXT_FORMAT });
/** Text that is compared and not stored: a password, the secret of a link, what is searched for. */
export const Compared = (maxLength = 200) => Type.String({ minLength: 1, maxLength });

/** Controlled inventory item code: one letter or digit. */
export const Ciic = Type.String({ pattern: '^[A-Z0-9]$' });

/** A person as others see them. `name` is rank and last name. */
export const Person = Type.Object({
  id: Id,
  rank: Enum(RANKS),
  name: Type.String(),
  lastName: Type.String(),
  unit: Type.String(),
  position: Nullable(Type.String()),
  /** Their account is deactivated; left out for everybody else. */
  deactivated: Type.Optional(Type.Boolean()),
});
export type PersonDto = Static<typeof Person>;

/** The one error shape. `message` is a sentence for people; `error` a stable word for programs. */
export const ApiErrorBody = Type.Object({
  error: Type.String(),
  message: Type.String(),
  requestId: Type.String(),
  /** First message for each wrong field, by its name in the request. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What is on record now, where that is why the call was refused, e.g. `sheet`. */
  present: Type.Optional(Type.Object({}, { additionalProperties: true })),
});
export type ApiErrorDto = Static<typeof ApiErrorBody>;

/** Paging by cursor; totals and the next cursor travel in headers (PAGE_HEADERS). */
export const Paging = {
  q: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  /** Opaque and signed: it holds a name or a serial number of at most 200 characters. */
  cursor: Type.Optional(Type.String({ maxLength: 2000 })),
};

/**
 * Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or the cursor that the last call
 * answered in CHANGES_HEADER. From cursor to cursor nothing is missed; a record may come twice.
 */
export const Changes = { changedSince: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })) };

export const Message = Type.Object({ message: Type.String() });
