import { type Static, Type } from 'typebox';
import { ROLES } from '../vocabulary';
import { Enum, Id, Line, Message, Nullable, Person, Prose, type RouteContract, Timestamp } from './common';

/** SHA-256 of a release's `release.txt`, in 64 hexadecimal digits: the name of the release. */
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 });
/** Folder and package name of a remote. */
const RemoteName = Type.String({ pattern: '^mfe-[a-z0-9-]+$', maxLength: 64 });
const NameParams = Type.Object({ name: RemoteName });

/** A release of a section that is on the server. */
export const SectionRelease = Type.Object({
  digest: Digest,
  /** Time of the files; a build does not write one into them. */
  builtAt: Nullable(Timestamp),
  /** Name of the key that signed it; null where no key that the shell trusts did. */
  signer: Nullable(Type.String()),
  /** A refused release runs nowhere. */
  signature: Enum(['valid', 'refused']),
  /** Why it is refused, as a sentence. */
  reason: Nullable(Type.String()),
});
export type SectionReleaseDto = Static<typeof SectionRelease>;

export const AUDIENCE_KINDS = ['everyone', 'units', 'roles', 'people', 'percent'] as const;

/** Who gets a canary release. The list or the number of its kind is given, and no other. */
export const SectionAudience = Type.Object(
  {
    kind: Enum(AUDIENCE_KINDS),
    /** Units, each with the units below it. */
    unitIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
    roles: Type.Optional(Type.Array(Enum(ROLES), { minItems: 1, maxItems: ROLES.length })),
    userIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
    /** Of all people, by a hash of person and section: the same people at each visit. */
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type SectionAudienceDto = Static<typeof SectionAudience>;

/** Visits of one release in the last 24 hours, as browsers reported them. */
const Visits = Type.Object({ visits: Type.Integer(), unavailable: Type.Integer() });

/** One remote with navigation, or without, and what decides who gets which release of it. */
export const Section = Type.Object({
  name: RemoteName,
  /** Its folder's name where its descriptor cannot be read. */
  title: Type.String(),
  /** Paths of its pages. */
  paths: Type.Array(Type.String()),
  /** What everyone gets who is in no other audience; null where it has no signed list. */
  release: Nullable(SectionRelease),
  /** The release in its folder is not what everyone gets: another was promoted. Null otherwise. */
  promoted: Nullable(Type.Object({ digest: Digest, since: Timestamp, by: Nullable(Person) })),
  /** The release in its folder. */
  deployed: Nullable(SectionRelease),
  /** Releases beside it, newest first. */
  staged: Type.Array(SectionRelease),
  state: Enum(['on', 'off']),
  /** Why nobody gets anything of it, as a sentence; null where its descriptor can be used. */
  unusable: Nullable(Type.String()),
  /** Why it is off. */
  reason: Nullable(Type.String()),
  /** Off, and its navigation entry is hidden too. */
  hidden: Type.Boolean(),
  /** Off since; null while on, and where the server was started without it. */
  since: Nullable(Timestamp),
  by: Nullable(Person),
  /** Switched off by REMOTES_OFF: only a new start of the server switches it on. */
  offAtStart: Type.Boolean(),
  canary: Nullable(
    Type.Object({
      digest: Digest,
      audience: SectionAudience,
      /** The audience in words, e.g. "2 units" or "10 percent of all people". */
      words: Type.String(),
      since: Timestamp,
      by: Nullable(Person),
      ...Visits.properties,
    }),
  ),
  /** The last canary that was switched off because it failed too often; null after another choice. */
  returned: Nullable(Type.Object({ digest: Digest, at: Timestamp, reason: Type.String() })),
  /** The override of this browser. */
  mine: Nullable(Type.Object({ digest: Digest, until: Timestamp })),
  /** Null where its descriptor does not say what it needs. */
  compatible: Nullable(Type.Object({ ok: Type.Boolean(), reason: Nullable(Type.String()) })),
  /** Compressed bytes: its entry with what it exposes, its pages, and all of its scripts and stylesheets. */
  size: Type.Object({ entry: Type.Integer(), pages: Type.Integer(), total: Type.Integer() }),
  /** Slots of other parts that it fills, with the title of each fill. */
  fills: Type.Array(Type.Object({ slot: Type.String(), title: Type.String() })),
  /** What was left out of its descriptor, and why. */
  dropped: Type.Array(Type.Object({ what: Type.String(), reason: Type.String() })),
  errors: Type.Object({
    count24h: Type.Integer(),
    last: Nullable(Type.Object({ at: Timestamp, words: Type.String() })),
  }),
  visits24h: Type.Integer(),
});
export type SectionDto = Static<typeof Section>;

export const Sections = Type.Object({
  shell: Type.Object({
    release: Nullable(SectionRelease),
    /** Versions of what it offers to sections, by package name; null where its build does not say. */
    offers: Nullable(Type.Record(Type.String(), Type.String())),
  }),
  /** Keys whose signatures the shell takes. */
  keysTrusted: Type.Integer(),
  /** The viewer may act: an Admin. A Commander reads. */
  mayChange: Type.Boolean(),
  sections: Type.Array(Section),
  slots: Type.Array(
    Type.Object({
      slot: Type.String(),
      /** Title of the part of the page that has it. */
      host: Type.String(),
      /** Titles of the sections that fill it, in the order of the fills. */
      filledBy: Type.Array(Type.String()),
    }),
  ),
});
export type SectionsDto = Static<typeof Sections>;

export const SECTION_RULE_ACTS = [
  'switch-off',
  'switch-on',
  'canary',
  'stop-canary',
  'promote',
  'roll-back',
] as const;
export type SectionRuleAct = (typeof SECTION_RULE_ACTS)[number];

export const ChangeSectionBody = Type.Object(
  {
    act: Enum(SECTION_RULE_ACTS),
    /** Of switch-off, where it is required: people read it in the area of the section. */
    reason: Type.Optional(Line(200)),
    /** Of switch-off: the navigation entry goes too. */
    hidden: Type.Optional(Type.Boolean()),
    /** Of canary and promote: a staged release. */
    digest: Type.Optional(Digest),
    /** Of canary. */
    audience: Type.Optional(SectionAudience),
  },
  { additionalProperties: false },
);
export type ChangeSectionDto = Static<typeof ChangeSectionBody>;

export const CLIENT_REPORT_OUTCOMES = ['loaded', 'unavailable'] as const;
export const MOST_REPORTS_AT_ONCE = 50;

/** How a visit of a section went in one browser. */
export const ClientReport = Type.Object(
  {
    remote: RemoteName,
    /** The release that the browser had, by its `digest` in the registry. */
    digest: Digest,
    outcome: Enum(CLIENT_REPORT_OUTCOMES),
    /** What went wrong, as the area of the section says it. */
    words: Type.Optional(Prose(300)),
  },
  { additionalProperties: false },
);
export type ClientReportDto = Static<typeof ClientReport>;

export const sectionRoutes = {
  'GET /api/sections': {
    summary:
      'Sections of the product: releases, signatures, rules, slots and errors. For an Admin or a Commander',
    refuses: [403],
    response: Sections,
  },
  'PATCH /api/sections/:name': {
    summary: 'Switch a section off or on, give a release to some people or to everyone, or roll it back',
    params: NameParams,
    body: ChangeSectionBody,
    response: Section,
    administers: true,
  },
  'POST /api/sections/:name/override': {
    summary: 'Use a staged release in this browser, for at most 8 hours',
    params: NameParams,
    body: Type.Object({ digest: Digest }, { additionalProperties: false }),
    response: Section,
    administers: true,
  },
  'DELETE /api/sections/:name/override': {
    summary: 'Stop using another release in this browser',
    params: NameParams,
    response: Message,
    administers: 'own-proof',
  },
  'POST /api/client-reports': {
    summary: 'Say how visits of sections went in this browser',
    body: Type.Object(
      { reports: Type.Array(ClientReport, { minItems: 1, maxItems: MOST_REPORTS_AT_ONCE }) },
      { additionalProperties: false },
    ),
    response: Message,
  },
} as const satisfies Record<string, RouteContract>;
