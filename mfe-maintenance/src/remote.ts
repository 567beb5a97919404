import type { RemoteModule } from '@hand-receipt/contracts';
import { DueMaintenanceCard } from './due-maintenance/due-maintenance-card';
import { SendFormAction } from './send-form/send-form-action';
import { SendFormOverBook } from './send-form/send-form-over-book';

export default {
  pages: {
    maintenance: () => import(/* webpackChunkName: "page-maintenance" */ './maintenance/maintenance-page'),
  },
  slots: {
    'dashboard.cards': { dueMaintenance: DueMaintenanceCard },
    'property.rowActions': { sendMaintenanceForm: SendFormAction },
    'property.dialogs': { sendFormOverBook: SendFormOverBook },
  },
} satisfies RemoteModule;
