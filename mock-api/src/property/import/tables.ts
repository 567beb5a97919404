import type {
  ImportProblemDto,
  ImportRowDto,
  ImportWarningDto,
  ImportedItemDto,
  PropertyImportDto,
} from '@hand-receipt/contracts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables of imports, migrations/007-property-book.sql. */
export interface ImportTables {
  property_import: PropertyImportTable;
  property_import_row: PropertyImportRowTable;
}

export interface PropertyImportTable {
  id: Generated<string>;
  user_id: string;
  file_name: string;
  encoding: string;
  status: PropertyImportDto['status'];
  notices: JSONColumnType<string[]>;
  row_count: Generated<number>;
  wrong_count: Generated<number>;
  warned_count: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  finished_at: Date | null;
  /** Until when the process that enters the rows has spoken for them. */
  running_until: Date | null;
}

export interface PropertyImportRowTable {
  import_id: string;
  line: number;
  item: JSONColumnType<ImportedItemDto>;
  problems: JSONColumnType<ImportProblemDto[]>;
  warnings: JSONColumnType<ImportWarningDto[]>;
  state: ImportRowDto['state'];
  item_id: string | null;
}
