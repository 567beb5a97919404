import type { RemoteModule } from '@hand-receipt/contracts';
import { ItemCountCard } from './dashboard/item-count-card';
import { ShowItemAction } from './property/show-item-action';

/** What this remote shows in the shell and in other remotes. The names are those of remote.json. */
export default {
  pages: {
    // The name of the chunk is `page-` and the page's, so that the server can preload it.
    items: () => import(/* webpackChunkName: "page-items" */ './page/items-page'),
  },
  slots: {
    'dashboard.cards': { itemCount: ItemCountCard },
    'property.rowActions': { showItem: ShowItemAction },
  },
} satisfies RemoteModule;
