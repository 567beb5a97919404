import { type Static, Type } from 'typebox';
import { PROPERTY_CATEGORIES, PROPERTY_STATUSES, SENSITIVE_MARKS } from '../vocabulary';
import { Enum, Id, IdParams, Message, Nullable, type RouteContract, Timestamp } from './common';

/** 'stopped' is an import whose owner may not enter items any more. */
export const IMPORT_STATUSES = ['reading', 'previewed', 'running', 'finished', 'stopped'] as const;

/**
 * Why a serial number is worth a second look, the likeliest mistake first: O for 0 or I for 1, or two characters
 * transposed.
 */
export const IMPORT_WARNING_KINDS = ['look-alike', 'transposed'] as const;
export type ImportWarningKind = (typeof IMPORT_WARNING_KINDS)[number];

/** A file of items: what it holds, and how far its entry has come. */
export const PropertyImport = Type.Object({
  id: Id,
  file_name: Type.String(),
  /** How its bytes were read, e.g. 'UTF-8'. */
  encoding: Type.String(),
  status: Enum(IMPORT_STATUSES),
  /** Sentences about the file as a whole, e.g. a column that is not read. */
  notices: Type.Array(Type.String()),
  /** Rows below the header. */
  rows: Type.Integer(),
  /** Rows with an error, which will not be entered. */
  wrong: Type.Integer(),
  /** Rows that will be entered and are worth a second look. */
  warned: Type.Integer(),
  /** Rows with a warning of each kind. */
  warned_by_kind: Type.Object({ 'look-alike': Type.Integer(), transposed: Type.Integer() }),
  /** Rows entered so far. */
  written: Type.Integer(),
  /** Rows that were good at the preview and refused at entry, e.g. a serial number entered since. */
  refused: Type.Integer(),
  created_at: Timestamp,
  finished_at: Nullable(Timestamp),
});
export type PropertyImportDto = Static<typeof PropertyImport>;

/** What is wrong with one row; `column` is named as in the file, null where it is the row as a whole. */
export const ImportProblem = Type.Object({ column: Nullable(Type.String()), message: Type.String() });
export type ImportProblemDto = Static<typeof ImportProblem>;

/** What is worth a second look in one row. Without a kind it was found before kinds were told apart. */
export const ImportWarning = Type.Object({
  ...ImportProblem.properties,
  kind: Type.Optional(Enum(IMPORT_WARNING_KINDS)),
});
export type ImportWarningDto = Static<typeof ImportWarning>;

/** An item as a row of the file names it; in a wrong row any of it may be missing. */
export const ImportedItem = Type.Object({
  name: Type.Optional(Type.String()),
  serial_number: Type.Optional(Type.String()),
  category: Type.Optional(Enum(PROPERTY_CATEGORIES)),
  current_status: Type.Optional(Enum(PROPERTY_STATUSES)),
  description: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  nsn: Type.Optional(Type.String()),
  lin: Type.Optional(Type.String()),
  ciic: Type.Optional(Type.String()),
  sensitive_mark: Type.Optional(Enum(SENSITIVE_MARKS)),
});
export type ImportedItemDto = Static<typeof ImportedItem>;

export const IMPORT_ROW_STATES = ['ready', 'wrong', 'written', 'refused'] as const;

export const ImportRow = Type.Object({
  /** Line of the file where the row begins, from 1. */
  line: Type.Integer(),
  item: ImportedItem,
  state: Enum(IMPORT_ROW_STATES),
  problems: Type.Array(ImportProblem),
  warnings: Type.Array(ImportWarning),
  /** The item it became. */
  item_id: Nullable(Id),
});
export type ImportRowDto = Static<typeof ImportRow>;

export const importRoutes = {
  'POST /api/property/imports': {
    summary: 'Read and check a CSV file of items; nothing is entered',
    query: Type.Object({ file_name: Type.Optional(Type.String({ maxLength: 200 })) }),
    consumes: 'text/csv',
    transaction: 'none',
    response: PropertyImport,
    status: 201,
  },
  'GET /api/property/imports': {
    summary: 'My imports, newest first',
    response: Type.Array(PropertyImport),
  },
  'GET /api/property/imports/:id': {
    summary: 'One of my imports, and how far it has come',
    params: IdParams,
    response: PropertyImport,
  },
  'GET /api/property/imports/:id/rows': {
    summary: 'Rows of one of my imports, in the order of the file',
    params: IdParams,
    query: Type.Object({
      /** Only rows with errors, only rows with warnings, or only those with warnings of one kind. */
      only: Type.Optional(Enum(['problems', 'warnings', ...IMPORT_WARNING_KINDS])),
      /** Rows after this line. */
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    }),
    response: Type.Array(ImportRow),
  },
  'POST /api/property/imports/:id/confirm': {
    summary: 'Enter the good rows of an import; asked again, it goes on and enters nothing twice',
    params: IdParams,
    response: PropertyImport,
  },
  'DELETE /api/property/imports/:id': {
    summary: 'Delete an import that was not confirmed',
    params: IdParams,
    response: Message,
  },
} as const satisfies Record<string, RouteContract>;
