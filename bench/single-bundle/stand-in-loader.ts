import type { RemoteModule } from '@hand-receipt/contracts';
import type * as RemoteLoader from '../../shell/src/remotes/remote-loader';

/**
 * What replaces the shell's remote loader where the same source is built without federation: every remote is in the
 * application, in its only release. The type makes sure that nothing of the shell's loader is missing here.
 *
 * @param load the module that a remote exposes, by the remote's name
 */
export const standInLoader = (
  load: Record<string, () => Promise<{ default: RemoteModule }>>,
): typeof RemoteLoader => ({
  registerRemotes: () => undefined,
  async loadRemoteModule(name) {
    const module = await load[name]?.();
    if (!module) throw new Error(`no remote ${name}`);
    return module.default;
  },
  bringPageFiles: () => Promise.resolve(),
  takeNewestRelease: () => Promise.resolve(false),
  renewRemote: () => Promise.resolve(),
  visitOf: () => null,
});
