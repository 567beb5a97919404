import type { RemoteModule } from '@hand-receipt/contracts';
import { EquipmentStatusCard } from './equipment-status/equipment-status-card';

export default {
  pages: {
    'sensitive-items': () =>
      import(/* webpackChunkName: "page-sensitive-items" */ './sensitive-items/sensitive-items-page'),
    inventories: () => import(/* webpackChunkName: "page-inventories" */ './calendar/inventories-page'),
    'si-board': () => import(/* webpackChunkName: "page-si-board" */ './si-board/si-board-page'),
    'loss-cases': () => import(/* webpackChunkName: "page-loss-cases" */ './loss-cases/loss-cases-page'),
    'loss-case': () => import(/* webpackChunkName: "page-loss-case" */ './loss-cases/loss-case-page'),
    inventory: () => import(/* webpackChunkName: "page-inventory" */ './count/inventory-page'),
  },
  slots: {
    'dashboard.cards': { equipmentStatus: EquipmentStatusCard },
  },
} satisfies RemoteModule;
