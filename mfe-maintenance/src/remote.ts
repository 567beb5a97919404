import type { RemoteModule } from '@hand-receipt/contracts';
import { DueMaintenanceCard } from './due-maintenance/due-maintenance-card';

export default {
  pages: {
    maintenance: () => import(/* webpackChunkName: "page-maintenance" */ './maintenance/maintenance-page'),
  },
  slots: {
    'dashboard.cards': { dueMaintenance: DueMaintenanceCard },
  },
} satisfies RemoteModule;
