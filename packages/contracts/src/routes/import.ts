import { type Static, Type } from 'typebox';
import {
  IMPORT_FIELDS,
  type ImportField,
  PROPERTY_CATEGORIES,
  PROPERTY_STATUSES,
  SENSITIVE_MARKS,
} from '../vocabulary';
import {
  Ciic,
  Enum,
  Id,
  IdParams,
  Line,
  Message,
  Name,
  Nullable,
  Person,
  type RouteContract,
  Timestamp,
} from './common';

/** 'columns' waits to be told which column is which; 'stopped' is an import whose owner may not enter items any more. */
export const IMPORT_STATUSES = ['reading', 'columns', 'previewed', 'running', 'finished', 'stopped'] as const;

/** Enter its rows as items, or compare them with the property book, by which nothing is entered. */
export const IMPORT_PURPOSES = ['enter', 'compare'] as const;
export type ImportPurpose = (typeof IMPORT_PURPOSES)[number];

/** What an import is sent as. What the file is, is read from its bytes. */
export const IMPORT_TYPES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

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
  purpose: Enum(IMPORT_PURPOSES),
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
  uii: Type.Optional(Type.String()),
  ciic: Type.Optional(Type.String()),
  sensitive_mark: Type.Optional(Enum(SENSITIVE_MARKS)),
  unit_of_issue: Type.Optional(Type.String()),
  /** The person who has it, as the file names them. */
  holder: Type.Optional(Type.String()),
});
export type ImportedItemDto = Static<typeof ImportedItem>;

/** Cells of a row by the field of their column. */
const ImportValues = (maxLength?: number) =>
  Type.Unsafe<Partial<Record<ImportField, string>>>(
    Type.Object(
      Object.fromEntries(
        IMPORT_FIELDS.map((field) => [
          field,
          // What is typed for a name is tidied as every name is.
          Type.Optional(field === 'name' && maxLength ? Name() : Type.String({ maxLength })),
        ]),
      ),
      { additionalProperties: false },
    ),
  );

export const IMPORT_ROW_STATES = ['ready', 'wrong', 'written', 'refused'] as const;

export const ImportRow = Type.Object({
  /** Line of the file where the row begins, from 1. */
  line: Type.Integer(),
  item: ImportedItem,
  /** The cells of its known columns as the file has them. */
  values: ImportValues(),
  state: Enum(IMPORT_ROW_STATES),
  problems: Type.Array(ImportProblem),
  warnings: Type.Array(ImportWarning),
  /** The item it became. */
  item_id: Nullable(Id),
});
export type ImportRowDto = Static<typeof ImportRow>;

/** The field of each column, in the order of the file; null for a column that is left out. */
const ImportMapping = Type.Array(Nullable(Enum(IMPORT_FIELDS)), { maxItems: 500 });
export type ImportMappingDto = Static<typeof ImportMapping>;

/** A column of the file. */
export const ImportColumn = Type.Object({
  heading: Type.String(),
  /** Its first different values, at most three. */
  first_values: Type.Array(Type.String()),
  field: Nullable(Enum(IMPORT_FIELDS)),
  /** Why it was proposed: its heading is known, or a saved reading has it. Null where somebody chose it. */
  known: Nullable(Enum(['heading', 'saved'])),
});
export type ImportColumnDto = Static<typeof ImportColumn>;

/** A person as the file names them. */
export const ImportHolder = Type.Object({
  value: Type.String(),
  rows: Type.Integer(),
  /** To whom the items are offered; null for nobody yet, and where they stay in the book. */
  person: Nullable(Person),
  /** Whether the importer has said so; until then it is a proposal. */
  confirmed: Type.Boolean(),
  /** The importer themself: nobody offers an item to themselves, so it stays in the book. */
  is_me: Type.Boolean(),
});
export type ImportHolderDto = Static<typeof ImportHolder>;

/** An NSN whose rows have no CIIC, and of which the catalog knows none. */
export const UnclassifiedNsn = Type.Object({
  nsn: Type.String(),
  name: Type.String(),
  /** Rows without an error. */
  rows: Type.Integer(),
  /** What the importer gave it. */
  ciic: Nullable(Type.String()),
});
export type UnclassifiedNsnDto = Static<typeof UnclassifiedNsn>;

/** How a file is read: its columns, the people that it names, and what makes its items sensitive. */
export const ImportColumns = Type.Object({
  columns: Type.Array(ImportColumn),
  /** The saved reading that the columns come from. */
  saved_as: Nullable(Type.String()),
  /** The first row as it would be read. */
  first_row: Nullable(ImportRow),
  holders: Type.Array(ImportHolder),
  unclassified: Type.Array(UnclassifiedNsn),
});
export type ImportColumnsDto = Static<typeof ImportColumns>;

const RowParams = Type.Object({ id: Id, line: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

export const importRoutes = {
  'POST /api/imports': {
    summary: 'Read and check a file of items, CSV or .xlsx; nothing is entered',
    query: Type.Object({
      file_name: Type.Optional(Type.String({ maxLength: 200 })),
      purpose: Type.Optional(Enum(IMPORT_PURPOSES)),
    }),
    consumes: IMPORT_TYPES,
    transaction: 'none',
    response: PropertyImport,
    status: 201,
  },
  'GET /api/imports': {
    summary: 'My imports, newest first',
    response: Type.Array(PropertyImport),
  },
  'GET /api/imports/freeze': {
    summary: 'Why nothing is imported into the book of my unit now, before a file is prepared',
    /** The sentence with which an import would be refused; null where it would not. */
    response: Type.Object({ message: Nullable(Type.String()) }),
  },
  'GET /api/imports/:id': {
    summary: 'One of my imports, and how far it has come',
    params: IdParams,
    response: PropertyImport,
  },
  'GET /api/imports/:id/columns': {
    summary: 'Which column of one of my imports is which, and what follows from it',
    params: IdParams,
    query: Type.Object({
      /** Fields of the columns with commas between them, to see what would follow; the present ones where left out. */
      fields: Type.Optional(Type.String({ maxLength: 10_000 })),
    }),
    response: ImportColumns,
  },
  'PUT /api/imports/:id/columns': {
    summary: 'Say which column is which, who the holders are, and have the rows checked again',
    params: IdParams,
    body: Type.Object(
      {
        mapping: ImportMapping,
        /** To whom the items of each person named in the file are offered; null keeps them in the book. */
        holders: Type.Optional(
          Type.Array(
            Type.Object({ value: Line(200), userId: Nullable(Id) }, { additionalProperties: false }),
            { maxItems: 2000 },
          ),
        ),
        /** Codes of NSNs whose rows have none. */
        codes: Type.Optional(
          Type.Array(Type.Object({ nsn: Line(32), ciic: Ciic }, { additionalProperties: false }), {
            maxItems: 2000,
          }),
        ),
        /** Keeps the columns under this name, for everybody of the unit. */
        saveAs: Type.Optional(Line(80)),
      },
      { additionalProperties: false },
    ),
    transaction: 'none',
    response: PropertyImport,
  },
  'PATCH /api/imports/:id/rows/:line': {
    summary: 'Correct a row that was not entered yet, and have it checked again',
    params: RowParams,
    body: Type.Object({ values: ImportValues(2000) }, { additionalProperties: false }),
    response: ImportRow,
  },
  'GET /api/imports/:id/rows': {
    summary: 'Rows of one of my imports, in the order of the file; of warnings, the likeliest mistakes first',
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
  'POST /api/imports/:id/confirm': {
    summary: 'Enter the good rows of an import; asked again, it goes on and enters nothing twice',
    params: IdParams,
    response: PropertyImport,
  },
  'DELETE /api/imports/:id': {
    summary: 'Delete an import that was not confirmed',
    params: IdParams,
    response: Message,
  },
} as const satisfies Record<string, RouteContract>;
