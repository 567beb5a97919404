import type { NotificationDto, NotificationType, Rank, Role, UserStatus } from '@hand-receipt/contracts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables of migrations/001-core.sql. */
export interface CoreTables {
  units: UnitTable;
  users: UserTable;
  sessions: SessionTable;
  connections: ConnectionTable;
  login_throttle: LoginThrottleTable;
  idempotency_key: IdempotencyKeyTable;
  notification: NotificationTable;
  server_key: ServerKeyTable;
}

export interface UnitTable {
  /** 'UN-0001' and on, unless given. */
  id: Generated<string>;
  parent_id: string | null;
  name: string;
  kind: 'company' | 'platoon' | 'squad';
}

export interface UserTable {
  /** 'U-0001' and on, unless given. */
  id: Generated<string>;
  /** Lower case. */
  username: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  rank: Rank;
  /** Null until a leader places a person who named a unit that we do not know. */
  unit_id: string | null;
  /** The unit as the person wrote it at registration. */
  requested_unit: string | null;
  position: string | null;
  role: Generated<Role>;
  status: Generated<UserStatus>;
  phone: string | null;
  /** YYYY-MM-DD. */
  service_start: string | null;
  /** YYYY-MM-DD; of the present command. */
  command_start: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
  last_login_at: Date | null;
}

export interface SessionTable {
  /** What its owner may see of it. */
  id: Generated<string>;
  /** SHA-256 of the cookie's token; the token itself is kept nowhere. */
  token_hash: Uint8Array;
  user_id: string;
  created_at: ColumnType<Date, Date, never>;
  last_seen_at: Date;
  expires_at: Date;
  /** When its person last entered the password. */
  password_at: Date;
  /** Until when it may read sensitive items without the PIN. */
  pin_until: Date | null;
  user_agent: string | null;
}

export interface ConnectionTable {
  id: Generated<string>;
  /** Who asked. */
  user_id: string;
  other_user_id: string;
  status: 'accepted' | 'pending' | 'refused';
}

export interface LoginThrottleTable {
  /** What is counted: an address, or a user name from an address. */
  bucket: string;
  attempts: number;
  window_ends_at: Date;
}

/** One row. */
export interface ServerKeyTable {
  only_one: Generated<true>;
  key: Uint8Array;
}

export interface IdempotencyKeyTable {
  user_id: string;
  /** SHA-256 of the key; the key itself is kept nowhere. */
  key_hash: Uint8Array;
  /** SHA-256 of method, address and body: the same key for another request is a mistake. */
  request_hash: Uint8Array;
  status: number;
  /** The body as it was sent, encrypted under the key. */
  sealed_answer: Uint8Array;
  created_at: ColumnType<Date, Date, never>;
}

export interface NotificationTable {
  /** bigserial; ascending in the order of commit for one user. */
  id: ColumnType<number, never, never>;
  user_id: string;
  type: NotificationType;
  title: string;
  message: string;
  action: JSONColumnType<NonNullable<NotificationDto['action']>> | null;
  created_at: ColumnType<Date, Date, never>;
}
