import type { RegisteredRemote } from '@hand-receipt/contracts';
import { isReadablePath } from './readable';

/** What the shell itself begins with. */
const OWN = [
  '/api/auth/me',
  '/api/config',
  '/api/settings',
  '/api/dashboard/summary',
  '/api/dashboard/readiness',
  '/api/verification/last',
];

/** The first answers that the sections' pages and cards ask for, as the shell and the remotes declare them. */
export const firstAnswers = (registry: readonly RegisteredRemote[]): string[] => {
  const declared = registry.flatMap(({ routes, slots, nav }) => [
    ...[...routes, ...slots].flatMap(({ preload }) => preload ?? []),
    ...nav.flatMap(({ badge }) => badge?.path ?? []),
  ]);
  return [...new Set([...OWN, ...declared])].filter((url) => isReadablePath(url.split('?')[0] ?? url));
};
