import type { InventoryRules } from '@hand-receipt/contracts';
import { Transactor } from '../../src/unit-of-work';
import { changeSetting } from '../../src/unit-settings/change-setting';
import type { TestApp } from './app';

/** Rules of a count in which anybody reads anything but their own, and nobody counts twice. */
export const PLAIN_RULES: InventoryRules = {
  blind: false,
  recount: false,
  notHolder: true,
  notArmorer: false,
  notTwice: false,
  minRank: null,
};

/**
 * Sets these rules for counts of sensitive items of B Co. Everybody in a test is a Specialist, whom the rules
 * of the product leave out; what those rules do is tested by itself.
 *
 * @param commanderId a Commander of B Co
 */
export async function setPlainRules(
  { database: { db }, clock }: TestApp,
  commanderId: string,
): Promise<void> {
  const commander = { id: commanderId, name: 'SPC Commander', role: 'Commander', unitId: 'B' } as const;
  const change = { unitId: 'B', key: 'inventory.rules.sensitive', citation: null, version: 0 } as const;
  await new Transactor({ db, clock }).run(commander, (work) =>
    changeSetting(work, { ...change, value: { ...PLAIN_RULES } }),
  );
}
