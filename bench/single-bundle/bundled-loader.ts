import type { RegisteredRemote, RemoteModule } from '@hand-receipt/contracts';
import documents from '../../mfe-documents/src/remote';
import ledger from '../../mfe-ledger/src/remote';
import maintenance from '../../mfe-maintenance/src/remote';
import property from '../../mfe-property/src/remote';
import sensitive from '../../mfe-sensitive/src/remote';
import transfers from '../../mfe-transfers/src/remote';

/** Stands in for the shell's remote loader: the same source, without federation. */
const modules: Record<string, RemoteModule> = {
  'mfe-documents': documents,
  'mfe-ledger': ledger,
  'mfe-maintenance': maintenance,
  'mfe-property': property,
  'mfe-sensitive': sensitive,
  'mfe-transfers': transfers,
};

export function registerRemotes(_registry: RegisteredRemote[]): void {}

export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const module = modules[name];
  return module ? Promise.resolve(module) : Promise.reject(new Error(`no remote ${name}`));
}
