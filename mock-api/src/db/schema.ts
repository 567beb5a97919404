import type { CustodyTables } from '../domain/custody/tables';
import type { LedgerTables } from '../domain/ledger/tables';
import type { CoreTables } from './core-tables';

/** Every table there is. */
export interface Database extends CoreTables, LedgerTables, CustodyTables {}
