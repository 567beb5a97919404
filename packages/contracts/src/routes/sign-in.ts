import { type Static, Type } from 'typebox';
import { SIGN_IN_RULE_ROLES } from '../vocabulary';
import { User } from './auth';
import { Enum, Id, IdParams, Line, Message, Nullable, Person, type RouteContract, Timestamp } from './common';

const ruleFields = {
  /** Name of a claim of the provider, such as `groups`, or a path such as `realm_access.roles`. */
  claim: Line(200),
  /** The rule holds where the claim is this, or is a list with this. */
  value: Line(200),
  role: Nullable(Enum(SIGN_IN_RULE_ROLES)),
  /** The account may be used at once, where its unit is known. */
  activates: Type.Boolean(),
};

/** What a claim of the provider means for an account that is made at a first sign-in. */
export const SignInRule = Type.Object({
  id: Id,
  ...ruleFields,
  unit: Nullable(Type.Object({ id: Id, name: Type.String() })),
  createdAt: Timestamp,
  by: Person,
});
export type SignInRuleDto = Static<typeof SignInRule>;

export const CreateSignInRuleBody = Type.Object(
  { ...ruleFields, unitId: Nullable(Id) },
  { additionalProperties: false },
);
export type CreateSignInRuleDto = Static<typeof CreateSignInRuleBody>;

/** What a provider or a certificate calls a person. */
export const SignInIdentity = Type.Object({
  id: Id,
  kind: Enum(['provider', 'certificate']),
  /** Address of the provider; `certificate` for a certificate. */
  issuer: Type.String(),
  /** The provider's name of the person, or the subject of the certificate. */
  subject: Type.String(),
  /** The person's name as the provider says it. */
  displayName: Nullable(Type.String()),
  email: Nullable(Type.String()),
  createdAt: Timestamp,
  lastUsedAt: Nullable(Timestamp),
});
export type SignInIdentityDto = Static<typeof SignInIdentity>;

/** How a person signs in. */
export const SignInWays = Type.Object({
  /** They have a password here. */
  password: Type.Boolean(),
  identities: Type.Array(SignInIdentity),
});
export type SignInWaysDto = Static<typeof SignInWays>;

/** One of the two: an identity that waits for an account, or the subject of a certificate. */
export const LinkIdentityBody = Type.Object(
  { identityId: Type.Optional(Id), certificate: Type.Optional(Line(500)) },
  { additionalProperties: false },
);
export type LinkIdentityDto = Static<typeof LinkIdentityBody>;

export const signInRoutes = {
  'POST /api/auth/certificate': {
    summary: 'Sign in with the certificate that the proxy has verified; sets the session cookie',
    response: User,
    refuses: [401, 403],
    public: true,
    administers: 'own-proof',
  },
  'POST /api/auth/provider/link': {
    summary: 'Begin to link a sign-in at the provider to my account: where my browser goes next',
    response: Type.Object({ url: Type.String() }),
    administers: true,
  },
  'GET /api/users/:id/sign-in': {
    summary: 'How a person signs in; for themselves and an Admin',
    params: IdParams,
    response: SignInWays,
    refuses: [403],
    administers: true,
  },
  'POST /api/users/:id/sign-in': {
    summary: 'Link an identity that waits, or a certificate, to an account',
    params: IdParams,
    body: LinkIdentityBody,
    response: SignInWays,
    administers: true,
  },
  'GET /api/sign-in/waiting': {
    summary: 'Identities that belong to no account yet, newest first; for an Admin',
    response: Type.Array(SignInIdentity),
    refuses: [403],
    administers: true,
  },
  'DELETE /api/sign-in/identities/:id': {
    summary: 'Remove an identity; sessions that began with it end',
    params: IdParams,
    response: Message,
    administers: true,
  },
  'GET /api/sign-in/rules': {
    summary: 'What claims of the provider mean for new accounts; for an Admin',
    response: Type.Array(SignInRule),
    refuses: [403],
    administers: true,
  },
  'POST /api/sign-in/rules': {
    summary: 'Add a rule for accounts that are made at a first sign-in',
    body: CreateSignInRuleBody,
    response: SignInRule,
    status: 201,
    administers: true,
  },
  'DELETE /api/sign-in/rules/:id': {
    summary: 'Remove a rule; accounts that it has made stay as they are',
    params: IdParams,
    response: Message,
    administers: true,
  },
} as const satisfies Record<string, RouteContract>;
