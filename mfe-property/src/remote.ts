import type { RemoteModule } from '@hand-receipt/contracts';
import { CodesProposal } from './amendments/codes-proposal';
import { EquipmentStatusOverviewCard } from './dashboard/equipment-status-overview-card';
import { InventoryCard } from './dashboard/inventory-card';

export default {
  pages: {
    'property-book': () =>
      import(/* webpackChunkName: "page-property-book" */ './property-book/property-book-page'),
    'find-item': () => import(/* webpackChunkName: "page-find-item" */ './find-item/find-item-page'),
    consumables: () => import(/* webpackChunkName: "page-consumables" */ './consumables/consumables-page'),
    amendments: () => import(/* webpackChunkName: "page-amendments" */ './amendments/amendments-page'),
    reconciliations: () =>
      import(/* webpackChunkName: "page-reconciliations" */ './reconciliation/reconciliations-page'),
    closings: () => import(/* webpackChunkName: "page-closings" */ './closings/closings-page'),
    'component-lists': () =>
      import(/* webpackChunkName: "page-component-lists" */ './component-lists/component-lists-page'),
    person: () => import(/* webpackChunkName: "page-person" */ './person/person-page'),
    clearance: () => import(/* webpackChunkName: "page-clearance" */ './clearance/clearance-page'),
    shortages: () => import(/* webpackChunkName: "page-shortages" */ './shortages/shortages-page'),
    import: () => import(/* webpackChunkName: "page-import" */ './import/import-page'),
  },
  slots: {
    'settings.codesProposal': { codesProposal: CodesProposal },
    'dashboard.cards': { inventory: InventoryCard, equipmentStatusOverview: EquipmentStatusOverviewCard },
  },
} satisfies RemoteModule;
