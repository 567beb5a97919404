import type { EditProfileDto } from '@hand-receipt/contracts';
import { mutationOptions, queryClient, queryOptions, request, sessionStore } from '@hand-receipt/platform';

const MINE = ['profile', 'mine'] as const;

/** Me, with figures that the server counts from the records. */
export const profileQuery = queryOptions({
  queryKey: MINE,
  queryFn: ({ signal }) => request('GET /api/profile', { signal }),
});

/** Changes how I am reached. */
export const changeContact = mutationOptions({
  mutationFn: (body: EditProfileDto) => request('PUT /api/profile', { body }),
  onSuccess: (profile) => {
    queryClient.setQueryData(MINE, profile);
    sessionStore.setState({ user: profile.user });
  },
});

/** Everything that is kept about me. */
export const exportMyData = mutationOptions({ mutationFn: () => request('GET /api/profile/export') });
