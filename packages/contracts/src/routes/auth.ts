import { type Static, Type } from 'typebox';
import { PASSWORD_MIN, USERNAME_MIN, NAME_MIN } from '../constants';
import { RANKS, ROLES, USER_STATUSES } from '../vocabulary';
import { Enum, Id, Line, Message, Nullable, Person, type RouteContract } from './common';

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
});
export type UserDto = Static<typeof User>;

export const LoginBody = Type.Object(
  { username: Line(100), password: Line(200) },
  { additionalProperties: false },
);

/** `role` is sent as 'user' and never believed. */
export const RegisterBody = Type.Object({
  username: Type.String({ minLength: USERNAME_MIN, maxLength: 60, pattern: '^[A-Za-z0-9._-]+$' }),
  email: Type.String({ format: 'email', maxLength: 200 }),
  password: Type.String({ minLength: PASSWORD_MIN, maxLength: 200 }),
  first_name: Type.String({ minLength: NAME_MIN, maxLength: 80 }),
  last_name: Type.String({ minLength: NAME_MIN, maxLength: 80 }),
  rank: Enum(RANKS),
  unit: Line(120),
  role: Type.Optional(Type.Literal('user')),
});
export type RegisterDto = Static<typeof RegisterBody>;

export const Connection = Type.Object({
  id: Id,
  connectionStatus: Enum(['accepted', 'pending', 'refused']),
  connectedUser: Person,
});
export type ConnectionDto = Static<typeof Connection>;

/** A line of the user directory. */
export const DirectoryUser = Type.Object({
  id: Id,
  name: Type.String(),
  rank: Enum(RANKS),
  role: Enum(ROLES),
  status: Enum(USER_STATUSES),
  unit: Type.String(),
  lastLogin: Nullable(Type.String()),
});
export type DirectoryUserDto = Static<typeof DirectoryUser>;

/** What the sign-in screen may know. */
export const AppConfig = Type.Object({
  unitName: Type.String(),
  /** Demo mode: how to sign in, for the first screen. Null where real people work. */
  demo: Nullable(Type.Object({ username: Type.String(), password: Type.String() })),
  serverTime: Type.String(),
});
export type AppConfigDto = Static<typeof AppConfig>;

export const authRoutes = {
  'GET /api/config': { summary: 'What the sign-in screen may know', response: AppConfig, public: true },
  'GET /api/auth/me': { summary: 'The signed-in person', response: User },
  'POST /api/auth/login': {
    summary: 'Sign in; sets the session cookie',
    body: LoginBody,
    response: User,
    public: true,
  },
  'POST /api/auth/dev-login': { summary: 'Developer sign-in; demo mode only', response: User, public: true },
  'POST /api/auth/logout': { summary: 'Sign out; ends the session', response: Message, public: true },
  'POST /api/auth/register': {
    summary: 'Ask for an account; a leader of the unit activates it',
    body: RegisterBody,
    response: Message,
    status: 201,
    public: true,
  },
  'GET /api/users': { summary: 'The people of my company', response: Type.Array(DirectoryUser) },
  'GET /api/users/connections': { summary: 'People I am connected with', response: Type.Array(Connection) },
  'GET /api/users/recipients': {
    summary: 'People I may hand an item to, connections first',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    response: Type.Array(Person),
  },
} as const satisfies Record<string, RouteContract>;
