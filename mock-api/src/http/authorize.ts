import { FRESH_PASSWORD_MINUTES } from '@hand-receipt/contracts';
import type { RouteContract } from '@hand-receipt/contracts/routes';
import type { Credential } from '../access';
import { ApiError, forbidden } from '../kernel';
import { isSafe } from './safe-methods';

const FRESH_PASSWORD_MS = FRESH_PASSWORD_MINUTES * 60_000;

interface Requested {
  contract: RouteContract;
  method: string;
  at: Date;
}

/**
 * Decides whether what a request is signed in by is enough for its route. Roles are checked later.
 *
 * @throws ApiError 403 for a token that only reads, a token at a route that administers, and a session whose
 *   password was not entered recently ('password-needed').
 */
export function authorizeCredential(by: Credential, { contract, method, at }: Requested): void {
  const { administers } = contract;
  if (by.kind === 'token') {
    if (administers) {
      throw forbidden('An API token cannot do this. Sign in with your password.');
    }
    if (by.scope === 'read' && !isSafe({ method })) {
      throw forbidden('This API token can only read. Make one that can also write.');
    }
    return;
  }
  if (administers !== true || isSafe({ method })) return;
  if (at.getTime() - by.passwordAt.getTime() > FRESH_PASSWORD_MS) {
    throw new ApiError(403, 'password-needed', 'Enter your password again to do this.');
  }
}
