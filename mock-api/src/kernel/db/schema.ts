export type { DB as Database } from './database.generated';
