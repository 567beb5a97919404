import { sql } from 'kysely';

/** The serial number of `property` as its unique index has it, so that an item is found without a scan. */
export const indexedSerial = sql<string>`upper(btrim(property.serial_number))`;
