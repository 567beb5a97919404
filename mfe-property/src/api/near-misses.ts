import { queryOptions, request } from '@hand-receipt/platform';
import { propertyKeys } from './property-keys';

/** Items that I may see whose serial number is easily mistaken for this one. Without an answer nobody is warned. */
export const nearMissesQuery = (serialNumber: string) =>
  queryOptions({
    queryKey: propertyKeys.nearMisses(serialNumber),
    queryFn: ({ signal }) =>
      request('GET /api/property/near-misses', { query: { serial_number: serialNumber }, signal }),
  });
