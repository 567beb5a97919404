import { type Static, Type } from 'typebox';
import {
  Compared,
  Enum,
  Id,
  IdParams,
  Message,
  Name,
  Nullable,
  type RouteContract,
  Timestamp,
} from './common';

const closed = { additionalProperties: false };

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const Bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]*$', minLength: 1, maxLength });
/** Ids of authenticators have at most 1,023 bytes. */
const CredentialId = Bytes(1364);
/** 'usb', 'nfc' and others; a browser may know newer ones. */
const Transports = Type.Array(Type.String({ maxLength: 32 }), { maxItems: 16 });

/** A passkey of mine: a security key or a device that signs me in, and for me at a counter. */
export const Passkey = Type.Object({
  /** 'PK-' and a number. */
  id: Id,
  name: Type.String(),
  createdAt: Timestamp,
  lastUsedAt: Nullable(Timestamp),
});
export type PasskeyDto = Static<typeof Passkey>;

/** How a browser finds a passkey again. */
export const PasskeyHandle = Type.Object({ id: Type.String(), transports: Type.Array(Type.String()) });
export type PasskeyHandleDto = Static<typeof PasskeyHandle>;

/** What a browser asks an authenticator for: PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3. */
export const PasskeyOptions = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Enum(['public-key']) })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Type.Object({ ...PasskeyHandle.properties, type: Enum(['public-key']) })),
  authenticatorSelection: Type.Object({
    residentKey: Enum(['preferred']),
    userVerification: Enum(['required']),
  }),
  attestation: Enum(['none']),
});
export type PasskeyOptionsDto = Static<typeof PasskeyOptions>;

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Enum(['public-key']),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 32 })),
  clientExtensionResults: Type.Object({}, { additionalProperties: true }),
};

/** The authenticator's answer to `PasskeyOptions`: RegistrationResponseJSON of WebAuthn Level 3. */
export const PasskeyRegistration = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(8192),
    attestationObject: Bytes(32768),
    transports: Type.Optional(Transports),
  }),
});
export type PasskeyRegistrationDto = Static<typeof PasskeyRegistration>;

/** A signature of an authenticator: AuthenticationResponseJSON of WebAuthn Level 3. */
export const PasskeyAssertion = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(8192),
    authenticatorData: Bytes(8192),
    signature: Bytes(2048),
    userHandle: Type.Optional(Bytes(128)),
  }),
});
export type PasskeyAssertionDto = Static<typeof PasskeyAssertion>;

/** The same from somebody who is not signed in, who may send no more than a sign-in needs. */
export const PasskeySignIn = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: Enum(['public-key']),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 32 })),
  // No extension is asked for.
  clientExtensionResults: Type.Object({}),
  response: Type.Object({
    clientDataJSON: Bytes(2048),
    authenticatorData: Bytes(1024),
    signature: Bytes(1024),
    userHandle: Type.Optional(Bytes(128)),
  }),
});

/** What a browser asks passkeys for to sign: PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3. */
export const AssertionOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Enum(['required']),
  /** Empty where nobody is known yet: the browser then offers the passkeys that it has of this site. */
  allowCredentials: Type.Array(Type.Object({ ...PasskeyHandle.properties, type: Enum(['public-key']) })),
});
export type AssertionOptionsDto = Static<typeof AssertionOptions>;

/** Whose account it is: the password, or the signature of a passkey; one of the two. */
export const ownProof = {
  password: Type.Optional(Compared(200)),
  assertion: Type.Optional(PasskeyAssertion),
};
const Proof = Type.Object(ownProof, closed);
export type OwnProofDto = Static<typeof Proof>;

export const AddPasskeyBody = Type.Object({ name: Name(80), registration: PasskeyRegistration }, closed);
export type AddPasskeyDto = Static<typeof AddPasskeyBody>;

export const passkeyRoutes = {
  'GET /api/settings/passkeys': {
    summary: 'My passkeys, the oldest first',
    response: Type.Array(Passkey),
    administers: 'own-proof',
  },
  'POST /api/settings/passkeys/options': {
    summary: 'Begin to add a passkey: what my browser asks a security key for, once, within 5 minutes',
    body: Proof,
    response: PasskeyOptions,
    administers: 'own-proof',
    beforeSecondFactor: 'to-set-up',
    secretFields: ['password'],
  },
  'POST /api/settings/passkeys': {
    summary: 'Add the passkey that my security key answered with',
    body: AddPasskeyBody,
    response: Passkey,
    status: 201,
    administers: 'own-proof',
    beforeSecondFactor: 'to-set-up',
  },
  'POST /api/settings/passkeys/:id/remove': {
    summary: 'Remove a passkey of mine; what it signed stays',
    params: IdParams,
    body: Proof,
    response: Message,
    administers: 'own-proof',
    secretFields: ['password'],
  },
} as const satisfies Record<string, RouteContract>;
