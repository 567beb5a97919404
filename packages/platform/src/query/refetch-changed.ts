import { changes, type RouteKey } from '@hand-receipt/contracts';
import { refetchScopes } from './refetch-scopes';

/**
 * Reads again what writes have changed, wherever it is shown. The route contract says what that is.
 * @returns once what is on screen has the server's new state
 */
export async function refetchChanged(...calls: RouteKey[]): Promise<void> {
  const scopes = new Set(
    calls.flatMap((call) => (call in changes ? changes[call as keyof typeof changes] : [])),
  );
  await refetchScopes(scopes);
}
