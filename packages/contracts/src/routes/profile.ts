import { type Static, Type } from 'typebox';
import { SIGNATURE_METHODS, SIGNATURE_PARTS } from '../vocabulary';
import { User } from './auth';
import { Enum, Id, Nullable, type RouteContract, Timestamp } from './common';
import { Email, Phone } from './account-forms';

const Percent = Nullable(Type.Integer({ minimum: 0, maximum: 100 }));

/** The figures of a person's career here, each counted from the records. A percentage of nothing is null. */
export const CareerMetrics = Type.Object({
  /** Transfers, from or to the person, that were approved. */
  transfersCompleted: Type.Integer(),
  /** Of the transfers that the person asked for and that were answered, those approved. */
  transfersApprovedPercent: Percent,
  /** Of the items that the person is signed for, those not lost. */
  accountabilityPercent: Percent,
  /** Of the items that the person is signed for, those operational. */
  readinessPercent: Percent,
  /** Of the last scheduled checks of the sensitive items that the person holds, those done in time. */
  checksInTimePercent: Percent,
  /** Inspections of items that the person made. */
  verificationsDone: Type.Integer(),
  /** Items that the person holds, and those signed down to others. */
  itemsHeld: Type.Integer(),
  itemsSignedDown: Type.Integer(),
  /** US dollars. */
  valueManaged: Type.Number(),
});
export type CareerMetricsDto = Static<typeof CareerMetrics>;

export const Profile = Type.Object({
  user: User,
  phone: Nullable(Type.String()),
  /** Verification compliance of the sensitive items that the person holds; null where they hold none. */
  verifiedPercent: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  /** The newest inspection of an item by this person. */
  lastInventory: Nullable(Timestamp),
  /** Soonest first. `daysAway` is 0 today. */
  upcomingEvents: Type.Array(
    Type.Object({ title: Type.String(), date: Type.String(), daysAway: Type.Integer() }),
  ),
  metrics: CareerMetrics,
});
export type ProfileDto = Static<typeof Profile>;

export const EditProfileBody = Type.Object(
  { email: Type.Optional(Email), phone: Type.Optional(Nullable(Phone)) },
  { additionalProperties: false },
);
export type EditProfileDto = Static<typeof EditProfileBody>;

/** Signatures in my name, and wrong PINs; both newest first. */
export const MySignatures = Type.Object({
  signatures: Type.Array(
    Type.Object({
      id: Id,
      /** What was signed, e.g. 'amendment', and its id. */
      kind: Type.String(),
      subjectId: Id,
      part: Enum(SIGNATURE_PARTS),
      method: Enum(SIGNATURE_METHODS),
      at: Timestamp,
      /** Where, for a signature at a counter; null in the person's own session. */
      counter: Nullable(Type.String()),
      device: Nullable(Type.String()),
    }),
  ),
  /** Of the last 90 days. Without a counter, in a session of the person's own account. */
  wrongPins: Type.Array(
    Type.Object({
      at: Timestamp,
      counter: Nullable(Type.String()),
      device: Nullable(Type.String()),
      /** Rank and last name. */
      operator: Nullable(Type.String()),
    }),
  ),
});
export type MySignaturesDto = Static<typeof MySignatures>;

/** Lines of one kind in the export, as plain JSON. */
const Lines = Type.Array(Type.Record(Type.String(), Type.Unknown()));

/** Everything that is kept about a person. Secrets are not among it: they are kept as hashes only. */
export const PersonalData = Type.Object({
  exportedAt: Timestamp,
  account: Type.Record(Type.String(), Type.Unknown()),
  settings: Type.Record(Type.String(), Type.Unknown()),
  sessions: Lines,
  tokens: Lines,
  passkeys: Lines,
  signIns: Lines,
  connections: Lines,
  items: Lines,
  transfers: Lines,
  transferRequests: Lines,
  replacedLinks: Lines,
  successions: Lines,
  clearances: Lines,
  handOvers: Lines,
  possessions: Lines,
  appointments: Lines,
  papers: Lines,
  shortages: Lines,
  signatures: Lines,
  wrongPins: Lines,
  /** When their authenticator app was set up, and how many recovery codes are left. */
  secondFactor: Type.Record(Type.String(), Type.Unknown()),
  verifications: Lines,
  documents: Lines,
  notifications: Lines,
  ledgerEvents: Lines,
});
export type PersonalDataDto = Static<typeof PersonalData>;

export const profileRoutes = {
  'GET /api/profile': { summary: 'Me, with figures counted from the records', response: Profile },
  'PUT /api/profile': {
    summary: 'Change my e-mail address and phone number',
    body: EditProfileBody,
    response: Profile,
    administers: true,
  },
  'GET /api/profile/signatures': {
    summary: 'Signatures in my name, and wrong PINs of the last 90 days',
    response: MySignatures,
    administers: true,
  },
  'GET /api/profile/export': {
    summary: 'Everything kept about me, as a file',
    response: PersonalData,
    administers: true,
  },
} as const satisfies Record<string, RouteContract>;
