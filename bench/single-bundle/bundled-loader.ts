import type { RemoteModule } from '@hand-receipt/contracts';
import documents from '../../mfe-documents/src/remote';
import ledger from '../../mfe-ledger/src/remote';
import maintenance from '../../mfe-maintenance/src/remote';
import property from '../../mfe-property/src/remote';
import sensitive from '../../mfe-sensitive/src/remote';
import succession from '../../mfe-succession/src/remote';
import transfers from '../../mfe-transfers/src/remote';
import type * as RemoteLoader from '../../shell/src/remotes/remote-loader';

const modules: Record<string, RemoteModule> = {
  'mfe-documents': documents,
  'mfe-ledger': ledger,
  'mfe-maintenance': maintenance,
  'mfe-property': property,
  'mfe-sensitive': sensitive,
  'mfe-succession': succession,
  'mfe-transfers': transfers,
};

/**
 * Replaces the shell's remote loader: the same source, without federation. Every remote is in the bundle, in its only
 * release. The type makes sure that nothing of the shell's loader is missing here.
 */
const bundled: typeof RemoteLoader = {
  registerRemotes: () => undefined,
  loadRemoteModule(name) {
    const module = modules[name];
    return module ? Promise.resolve(module) : Promise.reject(new Error(`no remote ${name}`));
  },
  bringPageFiles: () => Promise.resolve(),
  takeNewestRelease: () => Promise.resolve(false),
  renewRemote: () => Promise.resolve(),
  visitOf: () => null,
};

export const { registerRemotes, loadRemoteModule, bringPageFiles, takeNewestRelease, renewRemote, visitOf } =
  bundled;
