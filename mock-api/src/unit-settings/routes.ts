import type { UnitSettingKey } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import type { UnitOfWork } from '../unit-of-work';
import { changeSetting } from './change-setting';
import { readSetting, readSettings, requireVisibleUnit } from './read-settings';

/** What a change of a setting does to the records of a module above this one, in the same transaction. */
export type ApplySetting = (work: UnitOfWork, unitId: string) => Promise<void>;

/** Settings of units. @param apply by key, what follows from a change */
export const unitSettingsRoutes =
  (apply: Partial<Record<UnitSettingKey, ApplySetting>>) =>
  async (app: FastifyInstance): Promise<void> => {
    route(app, 'GET /api/unit-settings', async ({ db, query, user }) => {
      const unitId = query.unitId ?? user.unitId;
      if (unitId !== null) await requireVisibleUnit(db, user, unitId);
      return readSettings(db, unitId);
    });

    route(app, 'PUT /api/unit-settings', async ({ work, body }) => {
      await changeSetting(work, body);
      await apply[body.key]?.(work, body.unitId);
      return readSetting(work.trx, body.unitId, body.key);
    });
  };
