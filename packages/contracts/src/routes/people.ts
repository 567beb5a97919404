import { type Static, Type } from 'typebox';
import { RANKS, ROLES, USER_STATUSES } from '../vocabulary';
import { CalendarDay, CreateUserBody, EditUserBody } from './account-forms';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Message,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';

/** What the caller may do to a person's account; the menu offers no more. */
export const ACCOUNT_ACTS = [
  'edit',
  'change-role',
  'activate',
  'deactivate',
  'reset-password',
  'end-sessions',
  'block-sign-in',
  'allow-sign-in',
  'remove-second-factor',
] as const;

/** A line of the user directory. */
export const DirectoryUser = Type.Object({
  id: Id,
  name: Type.String(),
  rank: Enum(RANKS),
  role: Enum(ROLES),
  status: Enum(USER_STATUSES),
  /** An Admin keeps them from signing in. */
  signInBlocked: Type.Boolean(),
  unit: Type.String(),
  lastLogin: Nullable(Type.String()),
  may: Type.Array(Enum(ACCOUNT_ACTS)),
});
export type DirectoryUserDto = Static<typeof DirectoryUser>;

/** A person to whom I may hand something. */
export const Recipient = Type.Object({
  ...Person.properties,
  firstName: Type.String(),
  /** Another person to whom I may hand something has the same rank and last name. */
  sharesName: Type.Boolean(),
});
export type RecipientDto = Static<typeof Recipient>;

/** One person's account. What only they and those who manage it may know is null for others. */
export const UserDetails = Type.Object({
  ...DirectoryUser.properties,
  firstName: Type.String(),
  lastName: Type.String(),
  unitId: Nullable(Id),
  position: Nullable(Type.String()),
  username: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  serviceStart: Nullable(CalendarDay),
  commandStart: Nullable(CalendarDay),
  /** Why an Admin keeps them from signing in; for Admins. */
  signInBlockReason: Nullable(Type.String()),
  /** The unit as the person wrote it at registration. */
  requestedUnit: Nullable(Type.String()),
  /** Until the account is active, for people who may activate it: people whose names look like this one. */
  lookAlikes: Type.Array(Type.String()),
});
export type UserDetailsDto = Static<typeof UserDetails>;

/** A link that sets a password once. Nobody can read it again. */
export const OneTimeLink = Type.Object({
  /** On this site; the secret stands behind the `#`, which browsers keep out of requests and logs. */
  path: Type.String(),
  expiresAt: Timestamp,
});
export type OneTimeLinkDto = Static<typeof OneTimeLink>;

/** What deactivating a person does to what they are signed for, told before it is done. */
export const DeactivationPreview = Type.Object({
  /** Items that they hold: they stay on their hand receipt. */
  held: Type.Integer(),
  sensitiveHeld: Type.Integer(),
  /** Items that they signed down to others. */
  signedDown: Type.Integer(),
  /** Open transfers from and to them: they are cancelled. */
  openTransfers: Type.Integer(),
  /** Browsers and tokens that are signed out. */
  signedIn: Type.Integer(),
  /** All of that in sentences. */
  message: Type.String(),
  /** Why it is refused: the person is not cleared. Null where it is not. */
  refusal: Nullable(Type.String()),
});
export type DeactivationPreviewDto = Static<typeof DeactivationPreview>;

export const peopleRoutes = {
  'GET /api/users': {
    summary: 'The people of my company, by name',
    query: Type.Object({
      ...Paging,
      ...Changes,
      role: Type.Optional(Type.String({ maxLength: 40 })),
      status: Type.Optional(Type.String({ maxLength: 40 })),
      /** A unit; the people of the units below it are among them. */
      unit: Type.Optional(Id),
    }),
    response: Type.Array(DirectoryUser),
    administers: true,
  },
  'GET /api/users/recipients': {
    summary: 'People I may hand an item to, connections first',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    response: Type.Array(Recipient),
  },
  'POST /api/users': {
    summary: 'Make an account; its first password is set by a one-time link',
    body: CreateUserBody,
    response: Type.Object({ user: UserDetails, link: OneTimeLink }),
    status: 201,
    administers: true,
  },
  'GET /api/users/:id': {
    summary: "One person's account",
    params: IdParams,
    response: UserDetails,
    administers: true,
  },
  'PATCH /api/users/:id': {
    summary: "Edit a person's name, rank, unit and particulars",
    params: IdParams,
    body: EditUserBody,
    response: UserDetails,
    administers: true,
  },
  'PUT /api/users/:id/role': {
    summary: "Change a person's role",
    params: IdParams,
    body: Type.Object({ role: Enum(ROLES) }, { additionalProperties: false }),
    response: UserDetails,
    administers: true,
  },
  'POST /api/users/:id/activate': {
    summary: 'Let a person sign in',
    params: IdParams,
    response: UserDetails,
    administers: true,
  },
  'GET /api/users/:id/deactivation': {
    summary: 'The effect of deactivating a person on the items that they signed for',
    params: IdParams,
    response: DeactivationPreview,
    refuses: [403],
    administers: true,
  },
  'POST /api/users/:id/deactivate': {
    summary: 'Deactivate a person who is cleared: end their sessions and cancel their open transfers',
    params: IdParams,
    response: Type.Object({ message: Type.String(), user: UserDetails }),
    administers: true,
  },
  'POST /api/users/:id/password-link': {
    summary: 'Make a one-time link by which a person sets a new password',
    params: IdParams,
    response: OneTimeLink,
    status: 201,
    administers: true,
  },
  'POST /api/users/:id/block-sign-in': {
    summary: 'Sign a person out everywhere and refuse their sign-in; status and custody stay as they are',
    params: IdParams,
    body: Type.Object({ reason: Prose(500) }, { additionalProperties: false }),
    response: UserDetails,
    administers: true,
  },
  'DELETE /api/users/:id/block-sign-in': {
    summary: 'Let a person sign in again',
    params: IdParams,
    response: UserDetails,
    administers: true,
  },
  'POST /api/users/:id/remove-second-factor': {
    summary:
      'Remove the authenticator app and the passkeys of a person who lost them; signs them out everywhere',
    params: IdParams,
    body: Type.Object({ reason: Prose(500) }, { additionalProperties: false }),
    response: UserDetails,
    administers: true,
  },
  'DELETE /api/users/:id/sessions': {
    summary: 'Sign a person out everywhere',
    params: IdParams,
    response: Message,
    administers: true,
  },
} as const satisfies Record<string, RouteContract>;
