import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { bringFile } from '../remote-files';
import { integrityOf } from './admitted-files';

/** Has the browser check the bytes of every entry before it runs them. */
export const verifiedEntriesPlugin: ModuleFederationRuntimePlugin = {
  name: 'only-signed-entries',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrityOf(url);
    return script;
  },
};

/**
 * Answers the remotes' own loaders, which ask for every chunk what its bytes must be (`packages/build`,
 * ChunkIntegrityPlugin), and for its file before they add its script (ChunkFetchPlugin).
 */
export const answerLoaders = (): void =>
  void Object.assign(globalThis, { releaseIntegrityOf: integrityOf, bringRemoteFile: bringFile });
