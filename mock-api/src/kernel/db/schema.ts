import type { ConsumableTables } from '../../consumables/tables';
import type { CustodyTables } from '../../property/custody/tables';
import type { DocumentTables } from '../../documents/tables';
import type { FormTables } from '../../forms/tables';
import type { LedgerTables } from '../../ledger/tables';
import type { MailTables } from '../../mail/tables';
import type { ImportTables } from '../../property/import/tables';
import type { ScheduleTables } from '../scheduler/tables';
import type { MaintenanceTables } from '../../maintenance/tables';
import type { NoticeTables } from '../../live/tables';
import type { SensitiveTables } from '../../sensitive/tables';
import type { TransferAskTables } from '../../property/transfers/tables';
import type { UploadTables } from '../../uploads/tables';
import type { PeopleTables } from '../../people/users/tables';
import type { CoreTables } from './core-tables';

/** Every table there is. */
export interface Database
  extends
    CoreTables,
    LedgerTables,
    CustodyTables,
    ConsumableTables,
    ImportTables,
    ScheduleTables,
    FormTables,
    MailTables,
    SensitiveTables,
    MaintenanceTables,
    DocumentTables,
    TransferAskTables,
    UploadTables,
    NoticeTables,
    PeopleTables {}
