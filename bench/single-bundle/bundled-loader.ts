import { standInLoader } from './stand-in-loader';

/** Each remote is a chunk where the build splits by route, and part of the bundle where it does not. */
export const { registerRemotes, loadRemoteModule, bringPageFiles, takeNewestRelease, renewRemote, visitOf } =
  standInLoader({
    'mfe-documents': () =>
      import(/* webpackChunkName: "remote-mfe-documents" */ '../../mfe-documents/src/remote'),
    'mfe-ledger': () => import(/* webpackChunkName: "remote-mfe-ledger" */ '../../mfe-ledger/src/remote'),
    'mfe-maintenance': () =>
      import(/* webpackChunkName: "remote-mfe-maintenance" */ '../../mfe-maintenance/src/remote'),
    'mfe-property': () =>
      import(/* webpackChunkName: "remote-mfe-property" */ '../../mfe-property/src/remote'),
    'mfe-sensitive': () =>
      import(/* webpackChunkName: "remote-mfe-sensitive" */ '../../mfe-sensitive/src/remote'),
    'mfe-succession': () =>
      import(/* webpackChunkName: "remote-mfe-succession" */ '../../mfe-succession/src/remote'),
    'mfe-transfers': () =>
      import(/* webpackChunkName: "remote-mfe-transfers" */ '../../mfe-transfers/src/remote'),
  });
