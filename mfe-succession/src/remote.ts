import type { RemoteModule } from '@hand-receipt/contracts';

/** What this remote shows in the shell. The names are those of remote.json. */
export default {
  pages: {
    successions: () => import(/* webpackChunkName: "page-successions" */ './successions/successions-page'),
    succession: () => import(/* webpackChunkName: "page-succession" */ './succession/succession-page'),
  },
  slots: {},
} satisfies RemoteModule;
