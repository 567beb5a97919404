import type { ConsumableTables } from '../domain/consumables/tables';
import type { CustodyTables } from '../domain/custody/tables';
import type { DocumentTables } from '../domain/documents/tables';
import type { FormTables } from '../domain/forms/tables';
import type { LedgerTables } from '../domain/ledger/tables';
import type { MailTables } from '../domain/mail/tables';
import type { ImportTables } from '../domain/property/import/tables';
import type { ScheduleTables } from '../domain/schedule/tables';
import type { MaintenanceTables } from '../domain/maintenance/tables';
import type { NoticeTables } from '../domain/notices/tables';
import type { SensitiveTables } from '../domain/sensitive/tables';
import type { TransferAskTables } from '../domain/transfers/tables';
import type { UploadTables } from '../domain/uploads/tables';
import type { PeopleTables } from '../domain/users/tables';
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
