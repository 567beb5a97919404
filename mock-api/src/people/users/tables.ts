import type { Settings, PropertyStatus } from '@hand-receipt/contracts';
import type { TokenScope } from '@hand-receipt/contracts/routes';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables of migrations/005-people.sql and 024-token-scope.sql. */
export interface PeopleTables {
  api_token: ApiTokenTable;
  password_link: PasswordLinkTable;
  user_settings: UserSettingsTable;
  user_pin: UserPinTable;
  daily_digest: DailyDigestTable;
  readiness_day: ReadinessDayTable;
  readiness_count: ReadinessCountTable;
}

type Once<T> = ColumnType<T, T, never>;

export interface ApiTokenTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  /** SHA-256 of the token; the token itself is kept nowhere. */
  token_hash: Once<Uint8Array>;
  scope: Once<TokenScope>;
  created_at: Once<Date>;
  expires_at: Once<Date>;
  last_used_at: Date | null;
}

export interface PasswordLinkTable {
  user_id: string;
  /** SHA-256 of the link's secret. */
  token_hash: Uint8Array;
  created_at: Date;
  expires_at: Date;
}

export interface UserSettingsTable {
  user_id: string;
  /** The form of the document. */
  version: number;
  document: JSONColumnType<Settings, string, string>;
  updated_at: Date;
}

export interface UserPinTable {
  user_id: string;
  pin_hash: string;
  set_at: Date;
}

export interface DailyDigestTable {
  user_id: string;
  /** YYYY-MM-DD, local. */
  day: string;
}

export interface ReadinessDayTable {
  /** YYYY-MM-DD, local. */
  day: string;
  counted_at: Once<Date>;
}

export interface ReadinessCountTable {
  day: string;
  /** The unit whose property book carries the items. */
  unit_id: string;
  /** Null: in the property book. */
  holder_id: string | null;
  holder_unit_id: string | null;
  status: PropertyStatus;
  items: number;
}
