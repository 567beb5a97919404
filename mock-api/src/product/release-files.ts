import type { RegisteredRemote } from '@hand-receipt/contracts';

const LINE = /^(sha384-[A-Za-z0-9+/]{64}) (\S+)$/gm;

/**
 * What the bytes of the remotes' files must be, by the lists of their releases. Who signed a list is for the browser
 * to judge: here it only says what to ask for.
 *
 * @returns digests as Subresource Integrity writes them, by path
 */
export const integrityByPath = (registry: readonly RegisteredRemote[]): ReadonlyMap<string, string> =>
  new Map(
    registry.flatMap(({ name, release = '' }) =>
      [...release.matchAll(LINE)].map(
        ([, integrity = '', file = '']) => [`/remotes/${name}/${file}`, integrity] as const,
      ),
    ),
  );

/** Names of the files in the list of a release. */
export const listedFiles = (release: string): string[] =>
  [...release.matchAll(LINE)].map(([, , file = '']) => file);
