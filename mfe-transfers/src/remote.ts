import type { RemoteModule } from '@hand-receipt/contracts';
import { ActiveTransfersCard } from './dashboard/active-transfers-card';
import { RequestTransferAction } from './property/request-transfer-action';

/** What this remote shows in the shell and in other remotes. The names are those of remote.json. */
export default {
  pages: {
    transfers: () => import(/* webpackChunkName: "page-transfers" */ './transfers/transfers-page'),
    counter: () => import(/* webpackChunkName: "page-counter" */ './counter/counter-page'),
    receipt: () => import(/* webpackChunkName: "page-receipt" */ './counter/receipt/receipt-page'),
  },
  slots: {
    'dashboard.cards': { activeTransfers: ActiveTransfersCard },
    'property.rowActions': { requestTransfer: RequestTransferAction },
  },
} satisfies RemoteModule;
