import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './admitted-files';

/** Has the browser check the bytes of every entry before it runs them. */
export const onlySignedEntries: ModuleFederationRuntimePlugin = {
  name: 'only-signed-entries',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrityOf(url);
    return script;
  },
};

/** Answers the remotes' own loaders, which ask for every chunk (`packages/build`, ChunkIntegrityPlugin). */
export const answerLoaders = (): void => void Object.assign(globalThis, { releaseIntegrityOf: integrityOf });
