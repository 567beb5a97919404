import type { InventoryRules } from '@hand-receipt/contracts';
import type { TestApp } from './app';

/** Rules of a count in which anybody reads anything but their own, and nobody counts twice. */
export const PLAIN_RULES: InventoryRules = {
  blind: false,
  recount: false,
  notHolder: true,
  notArmorer: false,
  minRank: null,
};

/**
 * Sets these rules for counts of sensitive items of a unit. Everybody in a test is a Specialist, whom the
 * rules of the product leave out; what those rules do is tested by itself.
 */
export async function setPlainRules({ database, clock }: TestApp, unitId: string, by: string): Promise<void> {
  await database.db
    .insertInto('unit_setting')
    .values({
      unit_id: unitId,
      key: 'inventory.rules.sensitive',
      value: JSON.stringify(PLAIN_RULES),
      citation: null,
      changed_by: by,
      changed_at: clock.now(),
      version: 1,
    })
    .execute();
}
