import type { CreateUnitDto, EditUnitDto } from '@hand-receipt/contracts';
import { mutationOptions, queryOptions, request } from '@hand-receipt/platform';
import { peopleKeys, readPeopleAgain } from './people';

/** The tree of units, each after its parent. */
export const unitsQuery = queryOptions({
  queryKey: peopleKeys.units,
  queryFn: ({ signal }) => request('GET /api/units', { signal }),
});

export const createUnit = mutationOptions({
  mutationFn: (body: CreateUnitDto) => request('POST /api/units', { body }),
  onSuccess: readPeopleAgain,
});

/** Renames a unit, or moves it with all below it. */
export const changeUnit = mutationOptions({
  mutationFn: ({ id, ...body }: EditUnitDto & { id: string }) =>
    request('PATCH /api/units/:id', { params: { id }, body }),
  onSuccess: readPeopleAgain,
});

export const removeUnit = mutationOptions({
  mutationFn: (id: string) => request('DELETE /api/units/:id', { params: { id } }),
  onSuccess: readPeopleAgain,
});
