import type { CreateUserDto, DirectoryUserDto, EditUserDto, Role } from '@hand-receipt/contracts';
import { mutationOptions, queryClient, queryOptions, request, requestPage } from '@hand-receipt/platform';

export const peopleKeys = {
  root: ['users'] as const,
  directory: ['users', 'directory'] as const,
  person: (id: string) => ['users', 'person', id] as const,
  deactivation: (id: string) => ['users', 'deactivation', id] as const,
  units: ['users', 'units'] as const,
};

/** Whoever sees the directory sees the change; so does everything else that names people. */
export const readPeopleAgain = (): void => void queryClient.invalidateQueries({ queryKey: peopleKeys.root });

/** The directory comes in pages, so that a battalion's does too. */
async function everybody(signal: AbortSignal): Promise<DirectoryUserDto[]> {
  const people: DirectoryUserDto[] = [];
  let cursor: string | undefined;
  do {
    const page = await requestPage('GET /api/users', { query: { cursor }, signal });
    people.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return people;
}

/** The people of my company; for an Admin, of all. */
export const directoryQuery = queryOptions({
  queryKey: peopleKeys.directory,
  queryFn: ({ signal }) => everybody(signal),
});

/** One person's account, with how he is reached where I may know it. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: peopleKeys.person(id),
    queryFn: ({ signal }) => request('GET /api/users/:id', { params: { id }, signal }),
  });

/** What deactivating a person would do to what he is signed for. */
export const deactivationQuery = (id: string) =>
  queryOptions({
    queryKey: peopleKeys.deactivation(id),
    queryFn: ({ signal }) => request('GET /api/users/:id/deactivation', { params: { id }, signal }),
  });

/** Makes an account; the answer holds the one-time link of its first password. */
export const createPerson = mutationOptions({
  mutationFn: (body: CreateUserDto) => request('POST /api/users', { body }),
  onSuccess: readPeopleAgain,
});

interface PersonChange {
  id: string;
  /** Left out where nothing of it changed. */
  particulars?: EditUserDto;
  role?: Role;
}

/** Changes what is written about a person, and his role, which has a call of its own. */
export const changePerson = mutationOptions({
  mutationFn: async ({ id, particulars, role }: PersonChange) => {
    if (particulars) await request('PATCH /api/users/:id', { params: { id }, body: particulars });
    if (role) await request('PUT /api/users/:id/role', { params: { id }, body: { role } });
  },
  // Of two calls the first may have been done when the second was refused.
  onSettled: readPeopleAgain,
});

export const activatePerson = mutationOptions({
  mutationFn: (id: string) => request('POST /api/users/:id/activate', { params: { id } }),
  onSuccess: readPeopleAgain,
});

export const deactivatePerson = mutationOptions({
  mutationFn: (id: string) => request('POST /api/users/:id/deactivate', { params: { id } }),
  onSuccess: readPeopleAgain,
});

/** Makes the one-time link by which a person sets a new password; an earlier link opens nothing any more. */
export const makePasswordLink = mutationOptions({
  mutationFn: (id: string) => request('POST /api/users/:id/password-link', { params: { id } }),
});

export const endSessionsOf = mutationOptions({
  mutationFn: (id: string) => request('DELETE /api/users/:id/sessions', { params: { id } }),
});
