import { type Static, Type } from 'typebox';
import { Nullable, type RouteContract } from './common';

/** SHA-256 in 64 hexadecimal digits. */
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Which program a server serves, by digests that anybody can compute from the same files. */
export const Release = Type.Object({
  version: Type.String(),
  /** SHA-256 of one line `SHA-256 unit` for each unit, sorted by name; null where the product is not built. */
  digest: Nullable(Digest),
  /** SHA-256 of the one-file verifier; null where it is not built. */
  verifier: Nullable(Digest),
  /** SHA-256 of the signed list of each unit: the shell, its service worker and every remote. */
  units: Type.Array(Type.Object({ name: Type.String(), digest: Digest })),
});
export type ReleaseDto = Static<typeof Release>;

export const releaseRoutes = {
  'GET /api/release': {
    summary: 'Digests of the program that this server serves',
    response: Release,
    public: true,
  },
} as const satisfies Record<string, RouteContract>;
