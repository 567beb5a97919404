import type { PersonDto, RouteBody } from '@hand-receipt/contracts';
import {
  keepPreviousData,
  mutationOptions,
  queryClient,
  queryOptions,
  request,
} from '@hand-receipt/platform';

const PEOPLE_AT_ONCE = 8;

/** People of my company by a piece of the name. */
export const peopleNamed = (text: string) =>
  queryOptions({
    queryKey: ['users', 'named', text],
    queryFn: ({ signal }): Promise<PersonDto[]> =>
      request('GET /api/users/recipients', { query: { q: text, limit: PEOPLE_AT_ONCE }, signal }),
    placeholderData: keepPreviousData,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: ['users'] });

/** Asks a person, by his id, for a connection. */
export const askForConnection = mutationOptions({
  mutationFn: (userId: string) => request('POST /api/users/connections', { body: { userId } }),
  onSettled: refresh,
});

/** Accepts or refuses a request that somebody made. */
export const answerConnection = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string } & RouteBody<'PATCH /api/users/connections/:id'>) =>
    request('PATCH /api/users/connections/:id', { params: { id }, body }),
  onSettled: refresh,
});

/** Ends a connection, or takes back my request for one. */
export const endConnection = mutationOptions({
  mutationFn: (id: string) => request('DELETE /api/users/connections/:id', { params: { id } }),
  onSettled: refresh,
});
