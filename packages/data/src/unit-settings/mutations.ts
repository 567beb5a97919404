import type { RouteBody } from '@hand-receipt/contracts';
import { mutation } from '../core/mutation';

export const unitSettingMutations = {
  /** Changes a setting of a unit, or takes the unit's own value away. */
  change: mutation('PUT /api/unit-settings', (body: RouteBody<'PUT /api/unit-settings'>) => ({ body }), {
    afterRefusal: true,
  }),
};
