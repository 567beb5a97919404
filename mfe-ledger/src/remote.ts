import type { RemoteModule } from '@hand-receipt/contracts';
import { ActivityLogCard } from './activity-log/activity-log-card';
import { ItemLedgerPanel } from './item-ledger/item-ledger-panel';

export default {
  pages: {
    'ledger-history': () =>
      import(/* webpackChunkName: "page-ledger-history" */ './ledger-history/ledger-history-page'),
    'ledger-verification': () =>
      import(
        /* webpackChunkName: "page-ledger-verification" */ './ledger-verification/ledger-verification-page'
      ),
    'correction-log': () =>
      import(/* webpackChunkName: "page-correction-log" */ './correction-log/correction-log-page'),
  },
  slots: {
    'dashboard.cards': { activityLog: ActivityLogCard },
    'item.ledger': { itemLedger: ItemLedgerPanel },
  },
} satisfies RemoteModule;
