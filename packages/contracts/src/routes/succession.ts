import { type Static, Type } from 'typebox';
import {
  DIFFERENCE_ACTS,
  DIFFERENCE_STATES,
  LINE_RESULTS,
  READING_RESULTS,
  SECTION_ACTS,
  SECTION_KINDS,
  SECTION_STATES,
  SIGNATURE_METHODS,
  SIGNATURE_PARTS,
  SUCCESSION_DIFFERENCES,
  SUCCESSION_KINDS,
  SUCCESSION_NOTES,
  SUCCESSION_STATES,
} from '../vocabulary';
import { Enum, Id, Nullable, Person, Timestamp } from './common';
import { Component } from './component';

/** YYYY-MM-DD. */
const Day = Type.String({ format: 'date' });

/** As what the caller sees a succession: a party, a direct sub-hand receipt holder, or a leader of the unit. */
export const SUCCESSION_PARTS = ['outgoing', 'incoming', 'giver', 'appointed', 'sub', 'leader'] as const;

/** Who signs a succession. The giver is the person above the outgoing one, with kind 'sub'. */
export const SUCCESSION_SIDES = ['outgoing', 'incoming', 'giver'] as const;
export type SuccessionSide = (typeof SUCCESSION_SIDES)[number];

/** What the caller may do with a succession now. */
const SuccessionActs = Type.Object({
  plan: Type.Boolean(),
  publish: Type.Boolean(),
  activate: Type.Boolean(),
  letThrough: Type.Boolean(),
  note: Type.Boolean(),
  /** Reads the serial numbers of at least one section. */
  read: Type.Boolean(),
  /** Marks what cannot be read, and resolves differences. */
  record: Type.Boolean(),
  agree: Type.Boolean(),
  sign: Nullable(Enum(SUCCESSION_SIDES)),
  /** They may sign in place of the outgoing person. */
  inPlace: Type.Boolean(),
  withdraw: Type.Boolean(),
  acknowledge: Type.Boolean(),
  appoint: Type.Boolean(),
  cancel: Type.Boolean(),
});

const Progress = Type.Object({
  /** Items of the included sections. */
  items: Type.Integer(),
  counted: Type.Integer(),
  excluded: Type.Integer(),
  differences: Type.Integer(),
  /** Those that the incoming person has not agreed to. */
  openDifferences: Type.Integer(),
});

/** A succession in a list. */
export const Succession = Type.Object({
  /** 'SC-' and a number. */
  id: Id,
  kind: Enum(SUCCESSION_KINDS),
  state: Enum(SUCCESSION_STATES),
  unit: Type.Object({ id: Id, name: Type.String() }),
  from: Person,
  to: Person,
  /** With 'sub': the people from whom the outgoing person has the items. Each signs, except the incoming person. */
  givers: Type.Array(Person),
  appointed: Nullable(Person),
  reason: Type.String(),
  orders_ref: Nullable(Type.String()),
  roles_pass: Type.Boolean(),
  starts_on: Day,
  due_on: Day,
  days_used: Type.Integer(),
  /** Negative when it is overdue. */
  days_left: Type.Integer(),
  opened_by: Person,
  opened_at: Timestamp,
  published_at: Nullable(Timestamp),
  activated_at: Nullable(Timestamp),
  signed_at: Nullable(Timestamp),
  cancelled_at: Nullable(Timestamp),
  cancel_reason: Nullable(Type.String()),
  version: Type.Integer(),
  my_part: Enum(SUCCESSION_PARTS),
  progress: Progress,
  may: SuccessionActs,
});
export type SuccessionDto = Static<typeof Succession>;

/** Part of the set: what one sub-hand receipt holder signed for, or what has no such holder. */
export const SuccessionSection = Type.Object({
  number: Type.Integer(),
  kind: Enum(SECTION_KINDS),
  /** E.g. 'SSG Petrov', 'Held by CPT Halloran', 'Not signed for', 'Signed from the book by SFC Brandt'. */
  title: Type.String(),
  holder: Nullable(Person),
  items: Type.Integer(),
  sensitive: Type.Integer(),
  day: Day,
  place: Nullable(Type.String()),
  included: Type.Boolean(),
  act: Enum(SECTION_ACTS),
  state: Enum(SECTION_STATES),
  leave_out_reason: Nullable(Type.String()),
  counted: Type.Integer(),
  /** Lines that the recorder marked as not found and the reader has not confirmed: they are not counted. */
  to_confirm: Type.Integer(),
  counted_at: Nullable(Timestamp),
  open_differences: Type.Integer(),
  acknowledged_at: Nullable(Timestamp),
  /** Of a signed section of the caller: how many of its lines are on their hand receipt from the incoming person. */
  receipt: Type.Optional(
    Nullable(
      Type.Object({
        /** Items that they have from the incoming person now. */
        kept: Type.Integer(),
        /** Sensitive items of these. */
        sensitive: Type.Integer(),
        /** Items that stayed with the outgoing person. */
        excluded: Type.Integer(),
        /** Items that they do not have from the incoming person any more. */
        left: Type.Integer(),
      }),
    ),
  ),
  /** The caller's part in its count: who reads the serial numbers, or who records. */
  my_count: Nullable(Enum(['reader', 'recorder'])),
  reader: Person,
  recorder: Person,
});
export type SuccessionSectionDto = Static<typeof SuccessionSection>;

export const PREPARE_ROWS = [
  'transfers',
  'inventories',
  'incoming-active',
  'lost',
  'unsigned',
  'printed',
  'maintenance-forms',
  'orders',
] as const;

/** A row of what is to be done before the activation. It is computed whenever it is read. */
export const PrepareRow = Type.Object({
  key: Enum(PREPARE_ROWS),
  /** 'yes' holds the activation up until it is clear; 'choice' until each section is included or left out. */
  blocking: Enum(['yes', 'choice', 'no']),
  clear: Type.Boolean(),
  count: Type.Integer(),
  /** The first of them, each with where it is dealt with. */
  entries: Type.Array(
    Type.Object({
      id: Id,
      label: Type.String(),
      /** Null where the caller may not open it. */
      path: Nullable(Type.String()),
      /** The caller may end it. */
      mine: Type.Boolean(),
      /** It waits for the caller's answer: nobody else is reminded. */
      waits_for_me: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type PrepareRowDto = Static<typeof PrepareRow>;

const SuccessionNote = Type.Object({
  id: Id,
  kind: Enum(SUCCESSION_NOTES),
  text: Type.String(),
  days: Nullable(Type.Integer()),
  granted_by: Nullable(Type.String()),
  item: Nullable(Type.Object({ id: Id, serial_number: Type.String() })),
  upload: Nullable(Type.Object({ id: Id, address: Type.String() })),
  by: Person,
  at: Timestamp,
});

/** What the count found and the book does not say. */
export const SuccessionDifference = Type.Object({
  id: Id,
  section: Type.Integer(),
  kind: Enum(SUCCESSION_DIFFERENCES),
  item: Nullable(Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() })),
  /** What was read or seen. */
  found: Nullable(Type.String()),
  /** What an extra is called. */
  found_name: Nullable(Type.String()),
  found_upload: Nullable(Type.Object({ id: Id, address: Type.String() })),
  state: Enum(DIFFERENCE_STATES),
  act: Nullable(Enum(DIFFERENCE_ACTS)),
  ref: Nullable(Type.String()),
  document_on: Nullable(Day),
  upload: Nullable(Type.Object({ id: Id, address: Type.String() })),
  note: Nullable(Type.String()),
  resolved_by: Nullable(Person),
  agreed_at: Nullable(Timestamp),
  opened_at: Timestamp,
  /** The acts that may resolve a difference of this kind. */
  acts: Type.Array(Enum(DIFFERENCE_ACTS)),
  /** Acts that the record of the item shows as done, while it is not agreed. */
  done: Type.Array(
    Type.Object({
      act: Enum(DIFFERENCE_ACTS),
      /** The number of its paper. */
      ref: Nullable(Type.String()),
    }),
  ),
});
export type SuccessionDifferenceDto = Static<typeof SuccessionDifference>;

const SuccessionSignature = Type.Object({
  part: Enum(SIGNATURE_PARTS),
  by: Person,
  method: Enum(SIGNATURE_METHODS),
  at: Timestamp,
  in_place_of: Nullable(Person),
  reason: Nullable(Type.String()),
  /** Number of the signing that it belongs to; null until the last side has signed. */
  signing: Type.Optional(Nullable(Type.Integer())),
});

/** What is signed, and what stands in the way. */
const Signing = Type.Object({
  /** SHA-256 in hex; null while there are no lines to sign. It is sent with the signature. */
  set_hash: Nullable(Type.String()),
  passes: Type.Integer(),
  /**
   * In how many chains the incoming person takes the place of the outgoing one, signs where nobody had, and stands above
   * the person who signed from the book.
   */
  acts: Type.Optional(Type.Object({ replace: Type.Integer(), sign: Type.Integer(), insert: Type.Integer() })),
  /** How many people keep what they have, and have it from the incoming person afterwards. */
  holders: Type.Optional(Type.Integer()),
  /** Counters that keep items which become the incoming person's, and that they do not let issue in their name. */
  counters: Type.Optional(Type.Array(Type.Object({ id: Id, name: Type.String(), items: Type.Integer() }))),
  /** Ids of the lines that stay with the outgoing person. */
  excluded: Type.Array(Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() })),
  /** People who leave chains, besides the outgoing person. */
  released: Type.Array(Type.Object({ person: Person, items: Type.Integer() })),
  /** Sections that are left out. */
  left_out: Type.Array(Type.Object({ number: Type.Integer(), title: Type.String(), reason: Type.String() })),
  roles: Nullable(Type.Object({ from: Type.String(), to: Type.String() })),
  blockers: Type.Array(
    Type.Object({
      message: Type.String(),
      /** Where it is ended. */
      strip: Nullable(Enum(['plan', 'prepare', 'count', 'differences'])),
      /** The number of another succession that is signed first. */
      waitsFor: Nullable(Id),
      /** Nothing but a cancel ends it for certain. */
      endsByCancel: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Signatures in force under the present set, and under sets that were signed before. */
  signatures: Type.Array(SuccessionSignature),
});

/** The packet of a signing. A succession whose sections were left out is signed again for them, and has one for each. */
const SuccessionPacket = Type.Object({
  /** Number of the signing, from 1. */
  number: Type.Integer(),
  signed_at: Timestamp,
  /** False while it is being made. */
  ready: Type.Boolean(),
  /** Of the PDF; null while it is being made. */
  pages: Nullable(Type.Integer()),
  /** The sections that were signed, by title. */
  sections: Type.Optional(Type.Array(Type.String())),
  /** Items whose chains changed. */
  passes: Type.Optional(Type.Integer()),
  /** Lines that stayed with the outgoing person. */
  excluded: Type.Optional(Type.Integer()),
});

/** One succession, with its strips. A direct sub-hand receipt holder sees their own section of it. */
export const SuccessionDetail = Type.Object({
  ...Succession.properties,
  sections: Type.Array(SuccessionSection),
  prepare: Type.Array(PrepareRow),
  differences: Type.Array(SuccessionDifference),
  notes: Type.Array(SuccessionNote),
  signing: Signing,
  /** The packets of its signings, the newest first. */
  packets: Type.Array(SuccessionPacket),
});
export type SuccessionDetailDto = Static<typeof SuccessionDetail>;

/** An item of the set. Its serial number is null for the reader until it was read. */
export const SuccessionLine = Type.Object({
  item: Type.Object({
    id: Id,
    name: Type.String(),
    serial_number: Nullable(Type.String()),
    is_sensitive: Type.Boolean(),
  }),
  section: Type.Integer(),
  /**
   * The last of the chain: after it where the section is signed, else before it. In a list with `receipt`, who has signed
   * for the item now; null there where the caller does not see the item.
   */
  holder: Nullable(Type.String()),
  /** Names from the book down. */
  chain_before: Type.Array(Type.String()),
  chain_after: Type.Array(Type.String()),
  result: Nullable(Enum(LINE_RESULTS)),
  counted_at: Nullable(Timestamp),
  counted_by: Nullable(Type.String()),
  mark_text: Nullable(Type.String()),
  /** A line that was not found waits for the reader, who says so too. */
  to_confirm: Type.Boolean(),
  excluded: Type.Boolean(),
  let_through: Type.Boolean(),
  /** It was read here, and since then its loss was reported or another count did not see it: it may be marked as not found. */
  missing_since: Type.Boolean(),
  /** The open loss case of an item that the book has as Lost, while its section is not signed; null for any other. */
  loss_case: Nullable(Id),
});
export type SuccessionLineDto = Static<typeof SuccessionLine>;

/** A serial number as it was read in the joint count, with what the book had. */
export const Reading = Type.Object({
  id: Id,
  result: Enum(READING_RESULTS),
  /** A sentence, the result first. */
  message: Type.String(),
  /** As it was typed or scanned. */
  code: Type.String(),
  /** The serial number in it, in its normal form. */
  serial: Type.String(),
  at: Timestamp,
  /** The item that was read, or is one misreading away; null where it is not on the list. */
  item: Nullable(Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() })),
  /** Where it is found. */
  section: Nullable(Type.Integer()),
  /** Nothing is left to say about it: it was read, or a later reading settled it. */
  settled: Type.Boolean(),
  /** Of an item that was read, as they are counted now. */
  components: Type.Array(Component),
});
export type SuccessionReadingDto = Static<typeof Reading>;

/** What a reading answers. */
export const ReadingAnswer = Type.Object({
  ...Reading.properties,
  progress: Type.Object({ counted: Type.Integer(), items: Type.Integer() }),
});
export type ReadingAnswerDto = Static<typeof ReadingAnswer>;
