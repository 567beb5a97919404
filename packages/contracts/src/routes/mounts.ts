import { type Static, Type } from 'typebox';
import { Id, IdParams, Name, type RouteContract } from './common';
import { Property } from './property';

export const MountBody = Type.Object(
  {
    /** The item that is mounted; of the same holder. */
    itemId: Id,
    /** Where, e.g. 'Top rail'. */
    position: Name(100),
  },
  { additionalProperties: false },
);
export type MountDto = Static<typeof MountBody>;

/** Serial-numbered items that are mounted on others. */
export const mountRoutes = {
  'POST /api/property/:id/mounts': {
    summary: 'Mount an item on another one of the same holder; answers what it is mounted on',
    params: IdParams,
    body: MountBody,
    response: Property,
    status: 201,
  },
  'DELETE /api/property/:id/mounts/:itemId': {
    summary: 'Take an item off the one that it is mounted on; answers the latter',
    params: Type.Object({ id: Id, itemId: Id }),
    response: Property,
  },
} as const satisfies Record<string, RouteContract>;
