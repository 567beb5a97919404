import type { RegisterDto } from '@hand-receipt/contracts';
import { ApiError, queryOptions, request } from '@hand-receipt/platform';

/** The units to choose from. */
export const unitNamesQuery = queryOptions({
  queryKey: ['unit-names'],
  queryFn: ({ signal }) => request('GET /api/auth/units', { signal }),
});

/**
 * Asks for an account. Any answer that is OK is success.
 * @throws ApiError with the server's message; Error('Registration failed') where the server gave none
 */
export async function register(person: Omit<RegisterDto, 'role'>): Promise<void> {
  try {
    await request('POST /api/auth/register', { body: { ...person, role: 'user' } });
  } catch (error) {
    throw error instanceof ApiError && error.detail.message ? error : new Error('Registration failed');
  }
}
