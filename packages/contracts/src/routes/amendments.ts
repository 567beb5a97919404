import { type Static, Type } from 'typebox';
import {
  AMENDABLE_FIELDS,
  AMENDMENT_KINDS,
  AMENDMENT_STATES,
  DOWNGRADE_FIELDS,
  SIGNATURE_METHODS,
  SIGNATURE_PARTS,
} from '../vocabulary';
import {
  Compared,
  Changes,
  Enum,
  Id,
  IdParams,
  Line,
  Message,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { CatalogBody } from './classification';
import { Pin } from './settings';

/** How the signer shows that it is they: the PIN, or the password where no PIN is set. */
export const SignatureProof = Type.Object(
  { pin: Type.Optional(Pin), password: Type.Optional(Compared(200)) },
  { additionalProperties: false },
);
export type SignatureProofDto = Static<typeof SignatureProof>;
/** What is secret in a body that is a proof, and in one that has it as `proof`. */
export const PROOF_SECRETS = ['pin', 'password'] as const;
export const INNER_PROOF_SECRETS = ['proof.pin', 'proof.password'] as const;

/** A signature on a paper. */
export const Signature = Type.Object({
  part: Enum(SIGNATURE_PARTS),
  by: Person,
  method: Enum(SIGNATURE_METHODS),
  at: Timestamp,
});
export type SignatureDto = Static<typeof Signature>;

/** What the caller may do with an amendment now. */
const AmendmentActs = Type.Object({
  propose: Type.Boolean(),
  sign: Type.Boolean(),
  refuse: Type.Boolean(),
  withdraw: Type.Boolean(),
});

/** One value that an amendment changes. */
export const AmendmentLine = Type.Object({
  item: Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() }),
  /** 'is_sensitive' where a changed rule makes it so. */
  field: Enum([...AMENDABLE_FIELDS, ...DOWNGRADE_FIELDS, 'is_sensitive']),
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
});
export type AmendmentLineDto = Static<typeof AmendmentLine>;

/** What a proposal changes of the rules that make items sensitive. */
const AmendmentRule = Type.Object({
  /** Of the catalog; null for the table of CIIC codes. */
  nsn: Nullable(Type.String()),
  /** Each value as it was when it was proposed, and as it is to be. */
  values: Type.Array(
    Type.Object({ label: Type.String(), from: Nullable(Type.String()), to: Nullable(Type.String()) }),
  ),
  /** How many items would stop being sensitive. */
  items: Type.Integer(),
});
export type AmendmentRuleDto = Static<typeof AmendmentRule>;

/** An amendment of identifying data, or of what makes items sensitive: it applies when a second person signs it. */
export const Amendment = Type.Object({
  /** 'AM-' and a number. */
  id: Id,
  kind: Enum(AMENDMENT_KINDS),
  state: Enum(AMENDMENT_STATES),
  unit: Type.Object({ id: Id, name: Type.String() }),
  reason: Type.String(),
  document_number: Nullable(Type.String()),
  created_at: Timestamp,
  /** Null where nobody reported it before it was proposed. */
  reported_by: Nullable(Person),
  /** Null while it is only reported. */
  proposed_by: Nullable(Person),
  /** Who signed, refused or withdrew it. */
  ended_by: Nullable(Person),
  ended_at: Nullable(Timestamp),
  /** Why it was refused. */
  end_reason: Nullable(Type.String()),
  /** Null for an amendment of values of single items. */
  rule: Nullable(AmendmentRule),
  /** Of a changed rule one line an item; a list has the first 50 of them. */
  lines: Type.Array(AmendmentLine),
  photos: Type.Array(Type.Object({ uploadId: Id, address: Type.String() })),
  signatures: Type.Array(Signature),
  /** Sentences about serial numbers that are easily mistaken for others. */
  warnings: Type.Array(Type.String()),
  may: AmendmentActs,
});
export type AmendmentDto = Static<typeof Amendment>;

/** Lines of an amendment of values, and lines that a list shows of any. */
export const AMENDMENT_LINES = 50;
const Lines = Type.Array(
  Type.Object(
    {
      itemId: Id,
      field: Enum([...AMENDABLE_FIELDS, ...DOWNGRADE_FIELDS]),
      to: Nullable(Prose(200)),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: AMENDMENT_LINES },
);
/** Photos of data plates that the caller uploaded. */
const UploadIds = Type.Array(Id, { maxItems: 20 });
const Reason = Line(2000);

export const CreateAmendmentBody = Type.Object(
  {
    /** At least 10 characters. */
    reason: Reason,
    documentNumber: Type.Optional(Nullable(Prose(40))),
    /** Only reports what is wrong, for a Supply Sergeant or Commander to propose. */
    report: Type.Optional(Type.Boolean()),
    lines: Lines,
    uploadIds: Type.Optional(UploadIds),
    /** The proposer's signature; a report has none. */
    proof: Type.Optional(SignatureProof),
  },
  { additionalProperties: false },
);
export type CreateAmendmentDto = Static<typeof CreateAmendmentBody>;

/** What is left out stays as it was reported. */
export const ProposeAmendmentBody = Type.Object(
  {
    reason: Type.Optional(Reason),
    documentNumber: Type.Optional(Nullable(Prose(40))),
    lines: Type.Optional(Lines),
    /** Photos in addition to those of the report. */
    uploadIds: Type.Optional(UploadIds),
    proof: SignatureProof,
  },
  { additionalProperties: false },
);
export type ProposeAmendmentDto = Static<typeof ProposeAmendmentBody>;

/** A change of the rules that make items sensitive, as its own call takes it: one of the two. */
const RuleChange = {
  catalog: Type.Optional(
    Type.Object({ nsn: Line(32), ...CatalogBody.properties }, { additionalProperties: false }),
  ),
  codes: Type.Optional(
    Type.Object(
      {
        unitId: Id,
        /** Null takes the unit's own table away. */
        value: Type.Unknown(),
        citation: Type.Optional(Nullable(Prose(200))),
        version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
      },
      { additionalProperties: false },
    ),
  ),
};

export const ProposeRuleBody = Type.Object(
  {
    ...RuleChange,
    /** At least 10 characters. */
    reason: Reason,
    documentNumber: Type.Optional(Nullable(Prose(40))),
    proof: SignatureProof,
  },
  { additionalProperties: false },
);
export type ProposeRuleDto = Static<typeof ProposeRuleBody>;
export type RuleChangeDto = Pick<ProposeRuleDto, 'catalog' | 'codes'>;

/** Which amendments: those that wait for a signature or decision of mine, all that are open, or all that ended. */
export const AMENDMENT_SCOPES = ['waiting', 'open', 'ended'] as const;

export const amendmentRoutes = {
  'GET /api/amendments': {
    summary: 'Amendments that I may see, newest first',
    query: Type.Object({
      ...Paging,
      ...Changes,
      scope: Type.Optional(Enum(AMENDMENT_SCOPES)),
      item: Type.Optional(Id),
    }),
    response: Type.Array(Amendment),
  },
  'GET /api/amendments/counts': {
    summary: 'How many amendments wait for me',
    response: Type.Object({ waiting: Type.Integer() }),
  },
  'GET /api/amendments/:id': { summary: 'One amendment', params: IdParams, response: Amendment },
  'GET /api/amendments/:id/pdf': {
    summary: 'The adjustment report of an amendment',
    params: IdParams,
    showsSensitive: true,
    produces: 'application/pdf',
    response: Message,
  },
  'POST /api/amendments': {
    summary: 'Report wrong identifying data of items, or propose to amend it',
    body: CreateAmendmentBody,
    secretFields: INNER_PROOF_SECRETS,
    response: Amendment,
    status: 201,
  },
  'POST /api/amendments/rules': {
    summary: 'Propose a change of the catalog or of the CIIC codes by which items stop being sensitive',
    body: ProposeRuleBody,
    secretFields: INNER_PROOF_SECRETS,
    response: Amendment,
    status: 201,
  },
  'POST /api/amendments/:id/propose': {
    summary: 'Propose what was reported',
    params: IdParams,
    body: ProposeAmendmentBody,
    secretFields: INNER_PROOF_SECRETS,
    response: Amendment,
  },
  'POST /api/amendments/:id/sign': {
    summary: 'Sign an amendment as its second person: all of its lines apply',
    params: IdParams,
    body: SignatureProof,
    secretFields: PROOF_SECRETS,
    response: Amendment,
  },
  'POST /api/amendments/:id/refuse': {
    summary: 'Refuse what was reported or proposed, with a reason',
    params: IdParams,
    body: Type.Object({ reason: Reason }, { additionalProperties: false }),
    response: Amendment,
  },
  'POST /api/amendments/:id/withdraw': {
    summary: 'Withdraw what I reported or proposed',
    params: IdParams,
    response: Amendment,
  },
} as const satisfies Record<string, RouteContract>;
