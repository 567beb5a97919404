import { type Static, Type } from 'typebox';
import { ITEM_PHOTO_KINDS } from '../vocabulary';
import { Enum, Id, IdParams, Nullable, Prose, type RouteContract, Timestamp } from './common';

/** A photo of an item. */
export const ItemPhoto = Type.Object({
  uploadId: Id,
  /** Where it is read. */
  address: Type.String(),
  kind: Enum(ITEM_PHOTO_KINDS),
  caption: Nullable(Type.String()),
  /** Rank and last name of the person who added it. */
  by: Type.String(),
  at: Timestamp,
  /** Whether the reader removes it: they added it, or keep the property book. */
  mayRemove: Type.Boolean(),
});
export type ItemPhotoDto = Static<typeof ItemPhoto>;

export const AddItemPhotoBody = Type.Object(
  {
    /** A photo that the caller uploaded. */
    uploadId: Id,
    kind: Enum(ITEM_PHOTO_KINDS),
    caption: Type.Optional(Nullable(Prose(200))),
  },
  { additionalProperties: false },
);
export type AddItemPhotoDto = Static<typeof AddItemPhotoBody>;

export const itemPhotoRoutes = {
  'GET /api/property/:id/photos': {
    summary: 'Photos of an item, the oldest first; each is read at its address',
    params: IdParams,
    response: Type.Array(ItemPhoto),
  },
  'POST /api/property/:id/photos': {
    summary: 'Add a photo that I uploaded to an item; answers all photos of the item',
    ifMatch: true,
    params: IdParams,
    body: AddItemPhotoBody,
    response: Type.Array(ItemPhoto),
    status: 201,
  },
  'DELETE /api/property/:id/photos/:uploadId': {
    summary:
      'Remove a photo that I added from an item, or any as its book keeper; answers those that are left',
    ifMatch: true,
    params: Type.Object({ id: Id, uploadId: Id }),
    response: Type.Array(ItemPhoto),
  },
} as const satisfies Record<string, RouteContract>;
