import { type Static, Type } from 'typebox';
import { PASSWORD_MIN, USERNAME_MIN, NAME_MIN } from '../constants';
import { RANKS, ROLES, USER_STATUSES } from '../vocabulary';
import { AssertionOptions, PasskeySignIn, ownProof } from './passkeys';
import {
  Compared,
  Enum,
  Id,
  IdParams,
  Line,
  Message,
  Name,
  Nullable,
  type RouteContract,
  Timestamp,
} from './common';

/** The signed-in person (product.md, section 3). */
export const User = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  name: Type.String(),
  lastName: Type.String(),
  rank: Enum(RANKS),
  unit: Type.String(),
  /** e.g. "Company Commander"; falls back to the role. */
  position: Type.String(),
  role: Enum(ROLES),
  status: Enum(USER_STATUSES),
  yearsOfService: Type.Integer(),
  commandTime: Nullable(Type.String()),
  /** US dollars for which the person is signed. */
  valueManaged: Type.Number(),
  equipmentSummary: Type.Object({
    vehicles: Type.Integer(),
    weapons: Type.Integer(),
    communications: Type.Integer(),
    opticalSystems: Type.Integer(),
    sensitiveItems: Type.Integer(),
  }),
  upcomingEvents: Type.Array(Type.Object({ title: Type.String(), date: Type.String() })),
  /** True while this session may only show or set up the second factor that the person's role needs. */
  secondFactorNeeded: Type.Optional(Type.Boolean()),
});
export type UserDto = Static<typeof User>;

export const LoginBody = Type.Object(
  {
    username: Line(100),
    password: Compared(200),
    /** Of the person's authenticator app, or one of their recovery codes; asked for by 401 'code-needed'. */
    code: Type.Optional(Line(40)),
  },
  { additionalProperties: false },
);

/** `role` is sent as 'user' and never believed. */
export const RegisterBody = Type.Object(
  {
    username: Type.String({ minLength: USERNAME_MIN, maxLength: 60, pattern: '^[A-Za-z0-9._-]+$' }),
    email: Type.String({ format: 'email', maxLength: 200 }),
    password: Type.String({ minLength: PASSWORD_MIN, maxLength: 200 }),
    first_name: Name(80, NAME_MIN),
    last_name: Name(80, NAME_MIN),
    rank: Enum(RANKS),
    unit: Name(120),
    role: Type.Optional(Type.Literal('user')),
  },
  { additionalProperties: false },
);
export type RegisterDto = Static<typeof RegisterBody>;

/** One browser in which the person is signed in. */
export const Session = Type.Object({
  id: Id,
  /** e.g. "Firefox on Windows". */
  device: Type.String(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  /** The session that asks. */
  current: Type.Boolean(),
});
export type SessionDto = Static<typeof Session>;

/** A password that a person chooses. */
export const NewPassword = Type.String({ minLength: PASSWORD_MIN, maxLength: 200 });

export const ChangePasswordBody = Type.Object(
  {
    currentPassword: Compared(200),
    newPassword: NewPassword,
    /** True also revokes every API token of the person. */
    revokeTokens: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** `token` is what stands behind the `#` of the one-time link. */
export const SetPasswordBody = Type.Object(
  { token: Compared(100), password: NewPassword },
  { additionalProperties: false },
);

export type ChangePasswordDto = Static<typeof ChangePasswordBody>;

export const ReauthenticateBody = Type.Object(ownProof, { additionalProperties: false });

export const PasswordLinkBody = Type.Object({ token: Compared(100) }, { additionalProperties: false });

/** A one-time link that can still be used. */
export const PasswordLinkStatus = Type.Object({
  expiresAt: Timestamp,
  /** Characters that its person's new password needs. */
  passwordMin: Type.Integer(),
});

export type PasswordLinkStatusDto = Static<typeof PasswordLinkStatus>;

/** What the sign-in screen may know. */
export const AppConfig = Type.Object({
  unitName: Type.String(),
  /** Demo mode: how to sign in, for the first screen. Null where real people work. */
  demo: Nullable(Type.Object({ username: Type.String(), password: Type.String() })),
  serverTime: Type.String(),
  /** Ways to sign in. */
  signIn: Type.Object({
    /** Off: only an Admin signs in with a password, and nobody registers. */
    password: Type.Boolean(),
    /** What the provider is called; null where there is none. */
    provider: Nullable(Type.String()),
    certificate: Type.Boolean(),
  }),
});
export type AppConfigDto = Static<typeof AppConfig>;

export const authRoutes = {
  'GET /api/config': { summary: 'What the sign-in screen may know', response: AppConfig, public: true },
  'GET /api/auth/me': {
    summary: 'The signed-in person',
    response: User,
    beforeSecondFactor: 'always',
  },
  'POST /api/auth/login': {
    summary: 'Sign in; sets the session cookie',
    body: LoginBody,
    response: User,
    secretFields: ['password', 'code'],
    refuses: [401],
    public: true,
  },
  'POST /api/auth/passkey/options': {
    summary: 'Begin to sign in with a passkey: what my browser asks for, once, within 5 minutes',
    response: AssertionOptions,
    refuses: [409],
    public: true,
  },
  'POST /api/auth/passkey': {
    summary: 'Sign in with a passkey; sets the session cookie',
    body: Type.Object({ assertion: PasskeySignIn }, { additionalProperties: false }),
    response: User,
    refuses: [401, 409],
    public: true,
  },
  'POST /api/auth/dev-login': { summary: 'Developer sign-in; demo mode only', response: User, public: true },
  'POST /api/auth/logout': {
    summary: 'Sign out; ends the session',
    response: Type.Object({
      message: Type.String(),
      /** Where the browser goes to end the session at the provider too; null where there is none. */
      next: Nullable(Type.String()),
    }),
    public: true,
  },
  'GET /api/auth/units': {
    summary: 'Names of the units, for a registration; nothing else of them is told',
    response: Type.Array(Type.String()),
    public: true,
  },
  'POST /api/auth/register': {
    summary: 'Ask for an account; a leader of the unit activates it',
    body: RegisterBody,
    response: Message,
    secretFields: ['password'],
    status: 201,
    public: true,
    administers: 'own-proof',
  },
  'GET /api/auth/sessions': {
    summary: 'Where I am signed in, this browser first',
    response: Type.Array(Session),
    administers: true,
  },
  'DELETE /api/auth/sessions': {
    summary: 'Sign out everywhere but here',
    response: Message,
    administers: true,
  },
  'DELETE /api/auth/sessions/:id': {
    summary: 'Sign one of my browsers out',
    params: IdParams,
    response: Message,
    administers: true,
  },
  'POST /api/auth/reauthenticate': {
    summary:
      'Enter my password again, or use a passkey, before a change to accounts, sessions, tokens or units',
    body: ReauthenticateBody,
    response: Message,
    secretFields: ['password'],
    administers: 'own-proof',
    beforeSecondFactor: 'always',
  },
  'POST /api/auth/reauthenticate/options': {
    summary: 'What my browser asks my passkeys for in place of the password, once, within 5 minutes',
    response: AssertionOptions,
    refuses: [409],
    administers: 'own-proof',
    beforeSecondFactor: 'always',
  },
  'PUT /api/auth/password': {
    summary: 'Change my password; signs out everywhere but here',
    body: ChangePasswordBody,
    response: Message,
    secretFields: ['currentPassword', 'newPassword'],
    administers: 'own-proof',
  },
  'POST /api/auth/set-password': {
    summary: 'Set a password by a one-time link; signs out everywhere',
    body: SetPasswordBody,
    response: Message,
    secretFields: ['token', 'password'],
    refuses: [410],
    public: true,
    administers: 'own-proof',
  },
  'POST /api/auth/password-link': {
    summary: 'Whether a one-time link can still be used; using it is another call',
    body: PasswordLinkBody,
    response: PasswordLinkStatus,
    secretFields: ['token'],
    refuses: [410],
    public: true,
    administers: 'own-proof',
  },
} as const satisfies Record<string, RouteContract>;
