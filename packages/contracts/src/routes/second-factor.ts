import { type Static, Type } from 'typebox';
import { Line, Message, Nullable, type RouteContract, Timestamp } from './common';
import { ownProof } from './passkeys';

const closed = { additionalProperties: false };
const Proof = Type.Object(ownProof, closed);

/** What stands beside my password. */
export const SecondFactor = Type.Object({
  /** When my authenticator app was set up; null where none is. */
  authenticatorSince: Nullable(Timestamp),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: Type.Integer(),
  passkeys: Type.Integer(),
  /** My role needs a second factor here. */
  required: Type.Boolean(),
});
export type SecondFactorDto = Static<typeof SecondFactor>;

/** An authenticator app that is being set up. Nobody can read its secret again. */
export const TotpOptions = Type.Object({
  /** Base32, to be typed where no camera is. */
  secret: Type.String(),
  /** `otpauth:` address, for a QR code. */
  address: Type.String(),
});
export type TotpOptionsDto = Static<typeof TotpOptions>;

/** Nobody can read them again. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodesDto = Static<typeof RecoveryCodes>;

export const secondFactorRoutes = {
  'GET /api/settings/second-factor': {
    summary: 'Whether I have an authenticator app, recovery codes and passkeys',
    response: SecondFactor,
    administers: 'own-proof',
    beforeSecondFactor: 'always',
  },
  'POST /api/settings/totp/options': {
    summary: 'Begin to set up an authenticator app, in place of any other once its first code was entered',
    body: Proof,
    response: TotpOptions,
    administers: 'own-proof',
    beforeSecondFactor: 'to-set-up',
    secretFields: ['password'],
  },
  'POST /api/settings/totp': {
    summary: 'Set up the authenticator app whose first code this is; answers its recovery codes, this once',
    body: Type.Object({ code: Line(40) }, closed),
    response: RecoveryCodes,
    status: 201,
    administers: 'own-proof',
    beforeSecondFactor: 'to-set-up',
    secretFields: ['code'],
  },
  'POST /api/settings/totp/remove': {
    summary: 'Remove my authenticator app and its recovery codes',
    body: Proof,
    response: Message,
    administers: 'own-proof',
    secretFields: ['password'],
  },
  'POST /api/settings/recovery-codes': {
    summary: 'New recovery codes, this once; the earlier ones open nothing any more',
    body: Proof,
    response: RecoveryCodes,
    status: 201,
    administers: 'own-proof',
    secretFields: ['password'],
  },
} as const satisfies Record<string, RouteContract>;
