import { type Static, Type } from 'typebox';
import { Enum, Id, IdParams, Message, type RouteContract } from './common';

/** A photo as the server keeps it: JPEG, upright, without the place where it was taken; or a PDF, byte for byte. */
export const Upload = Type.Object({
  id: Id,
  /** Where it is read, e.g. for `attachments` of a maintenance form. */
  address: Type.String(),
  /** In pixels; 0 for a PDF. */
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
  mediaType: Enum(['image/jpeg', 'application/pdf']),
});
export type UploadDto = Static<typeof Upload>;

export const uploadRoutes = {
  'POST /api/uploads': {
    summary: 'Upload photos (JPEG, PNG or WebP) or PDFs, each a file part of the form',
    consumes: ['multipart/form-data'],
    transaction: 'none',
    response: Type.Object({ uploads: Type.Array(Upload) }),
    status: 201,
  },
  'GET /api/uploads/:id': {
    summary: 'A photo or PDF of mine, or of a record that I may see',
    params: IdParams,
    produces: 'image/jpeg',
    response: Message,
  },
  'DELETE /api/uploads/:id': {
    summary: 'Take back a photo of mine that no document carries',
    params: IdParams,
    response: Message,
  },
} as const satisfies Record<string, RouteContract>;
