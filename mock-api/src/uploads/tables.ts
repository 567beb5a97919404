import type { ColumnType } from 'kysely';

/** Tables of photos in migrations/008-unit.sql. */
export interface UploadTables {
  upload: UploadTable;
  upload_content: UploadContentTable;
}

export interface UploadTable {
  /** Random, so that no address can be guessed. */
  id: string;
  owner_user_id: string;
  content_hash: Uint8Array;
  created_at: ColumnType<Date, Date, never>;
}

/** A picture, kept once however often it was uploaded. */
export interface UploadContentTable {
  /** SHA-256 of `bytes`. */
  hash: Uint8Array;
  width: number;
  height: number;
  /** Length of `bytes`. */
  size: number;
  /** JPEG. */
  bytes: Uint8Array;
}
