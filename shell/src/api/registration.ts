import type { RegisterDto } from '@hand-receipt/contracts';
import { ApiError, request } from '@hand-receipt/platform';

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
