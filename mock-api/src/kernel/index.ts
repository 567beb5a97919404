/** What every module stands on: clock, configuration, errors, log, database, paging, scheduled jobs, CSV. */
export { boundedQueue } from './bounded-queue';
export { type Clock, systemClock } from './clock';
export { type Config, ConfigError, readConfig } from './config/config';
export type { FabricConfig } from './config/fabric-config';
export type { CertificateConfig, ProviderConfig } from './config/sign-in-config';
export { decodeText } from './csv/decode';
export { type CsvRow, readRows } from './csv/read-rows';
export { BYTE_ORDER_MARK, writeRows } from './csv/write';
export { prepareDataDir } from './data-dir';
export { OlderDataError } from './db/adopt-older-schema';
export { inArray } from './db/in-array';
export type {
  FormData,
  HandStep,
  PaperLine,
  ProposedRule,
  ReminderKind,
  SiLossLines,
  TransferState,
  WrittenFault,
} from './db/column-types';
export { type DataFolder, DataFolderError, FREE_TO_WRITE, takeDataFolder } from './db/data-folder';
export {
  DatabaseUnavailable,
  isConnectionLost,
  isDeadlock,
  isDiskFull,
  isForeignKeyViolation,
  isSqlError,
  isUniqueViolation,
} from './db/errors';
export { openDatabase } from './db/open';
export type { OpenDatabase } from './db/open-database';
export { openPglite } from './db/pglite/open';
export { retryOnDeadlock } from './db/retry-on-deadlock';
export type { Database } from './db/schema';
export {
  ApiError,
  CountedRefusal,
  badRequest,
  conflict,
  diskFull,
  forbidden,
  notFound,
  tooMany,
  unauthorized,
  unavailable,
} from './errors';
export { setFormats } from './formats';
export { type LastBackup, readLastBackup, recordBackup } from './last-backup';
export { clockTime, daysUntil, localDay, startOfDay } from './local-day';
export { logOptions } from './log';
export { nameSkeleton } from './look-alikes';
export type { Delivery, Email, Mailer, NoticeEmail } from './mail/email';
export { smtpMailer } from './mail/smtp-mailer';
export {
  DEFAULT_LIMIT,
  type Page,
  readCursor,
  readSort,
  substringPattern,
  writeCursor,
} from './paging/cursor';
export { PATHS, fontFile, threadOptions } from './paths';
export {
  type ChangesFrom,
  appendedEvents,
  changedFrom,
  changedRecords,
  changedStockNumbers,
  writeChangesFrom,
} from './paging/changed';
export { readNewest } from './paging/newest-page';
export { readPage } from './paging/sorted-page';
export { wordReader } from './read-words';
export { default as schedule } from './scheduler/plugin';
export { AGAIN, type Job } from './scheduler/scheduler';
export { findUnstorable } from './storable-text';
export { timeLimit } from './time-limit';
