import type { ScannedDto } from '@hand-receipt/contracts';
import { ask } from '../core/query';

/**
 * What a scanned code means: the item, or why there is none.
 *
 * @throws ApiError 400 for a code that names no item, status 0 without a connection
 */
export const lookUpCode = (code: string): Promise<ScannedDto> =>
  ask('GET /api/property/scanned', { query: { code } });
