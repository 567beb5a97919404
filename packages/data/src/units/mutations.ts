import type { CreateUnitDto, EditUnitDto } from '@hand-receipt/contracts';
import { mutation } from '../core/mutation';

export const unitMutations = {
  create: mutation('POST /api/units', (body: CreateUnitDto) => ({ body })),
  /** Renames a unit, or moves it with all below it. */
  edit: mutation('PATCH /api/units/:id', ({ id, ...body }: EditUnitDto & { id: string }) => ({
    params: { id },
    body,
  })),
  remove: mutation('DELETE /api/units/:id', (id: string) => ({ params: { id } })),
};
