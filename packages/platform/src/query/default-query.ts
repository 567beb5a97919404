import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';

/**
 * What a query without a function of its own does: GET on the path in its key, with credentials.
 * @throws ApiError '{status}: {body text or status text}' for an answer that is not OK (product.md, section 7)
 */
export async function defaultQuery({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const path = queryKey.find((part): part is string => typeof part === 'string' && part.startsWith('/'));
  if (!path) throw new Error(`The query ${JSON.stringify(queryKey)} names no path and has no function`);
  const response = await fetch(path, { credentials: 'include', signal });
  if (!response.ok) {
    const text = await response.text().catch(() => '');
    throw new ApiError(response.status, `${response.status}: ${text || response.statusText}`);
  }
  return response.json();
}
