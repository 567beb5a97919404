import type { CiicCode, ImportSynonym, InventoryRules, Role, UnitSettingKey } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { unitsAbove } from '../access';
import { badRequest, conflict, forbidden } from '../kernel';
import { appendEvent } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { requireVisibleUnit } from './read-settings';
import { type StoredValue, isCitation, readValue } from './values';

const MAY_CHANGE: readonly Role[] = ['Commander', 'Admin'];

export interface SettingChange {
  unitId: string;
  key: UnitSettingKey;
  /** Null takes the unit's own value away, for a setting that is more than a citation. */
  value: unknown;
  citation?: string | null;
  version: number;
}

/** @throws ApiError 403 unless the actor is a Commander or Admin of the unit or of one above it. */
async function requireMayChange({ trx, actor }: UnitOfWork, unitId: string): Promise<void> {
  const above = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', actor.unitId)
    .where(sql<boolean>`id in ${unitsAbove(unitId)}`)
    .executeTakeFirst();
  if (!above || !MAY_CHANGE.includes(actor.role)) {
    throw forbidden('Only a Commander or an Admin of this unit, or of one above it, changes its settings.');
  }
}

function entryInWords(entry: string | CiicCode | ImportSynonym): string {
  if (typeof entry === 'string') return entry;
  return 'code' in entry ? `${entry.code} ${entry.class}` : `${entry.heading} ${entry.field}`;
}

const rulesInWords = ({ minRank, ...switches }: InventoryRules): string =>
  [
    ...Object.entries(switches).map(([rule, isOn]) => `${rule} ${isOn ? 'on' : 'off'}`),
    `minRank ${minRank ?? 'none'}`,
  ].join(', ');

const inWords = (value: StoredValue): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value && 'minRank' in value) return rulesInWords(value);
  const lines = value?.map(entryInWords) ?? [];
  return lines.length > 0 ? lines.join(', ') : 'none';
};

/** The unit's own row. @throws ApiError 409 with it where somebody else changed it in the meantime. */
async function lockOwn({ trx }: UnitOfWork, { unitId, key, version }: SettingChange): Promise<number> {
  // A first value has no row to lock yet: two at the same moment follow each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`unit-setting ${unitId} ${key}`}))`.execute(trx);
  const own = await trx
    .selectFrom('unit_setting')
    .select(['version', 'value', 'citation'])
    .where('unit_id', '=', unitId)
    .where('key', '=', key)
    .executeTakeFirst();
  if ((own?.version ?? 0) === version) return own?.version ?? 0;
  const present = (words: string) => `On record now: ${words}`;
  throw conflict('Somebody changed this while you were typing.', {
    ...(!isCitation(key) && {
      value: present(own ? inWords(own.value as StoredValue) : 'no value of its own'),
    }),
    citation: present(own?.citation ?? 'no citation'),
  });
}

/** What to store; null takes the unit's own value away. @throws ApiError 400 for a value that is none. */
function wanted({
  key,
  value,
  citation,
}: SettingChange): { value: StoredValue; citation: string | null } | null {
  const text = citation?.trim() || null;
  if (isCitation(key)) {
    readValue(key, value);
    return text === null ? null : { value: null, citation: text };
  }
  if (value !== null) return { value: readValue(key, value), citation: text };
  if (text === null) return null;
  const message = 'Enter a value. A citation alone is not a setting.';
  throw badRequest(message, { value: message });
}

/**
 * Writes a unit's own value of a setting, or takes it away. Whether the actor may is the caller's to check.
 *
 * @throws ApiError 400 for a value that is none, 409 where it was changed meanwhile.
 */
export async function writeSetting(work: UnitOfWork, change: SettingChange): Promise<void> {
  const { trx, actor, at } = work;
  const { unitId, key } = change;
  const setting = wanted(change);
  const version = await lockOwn(work, change);
  if (setting) {
    const row = {
      value: setting.value === null ? null : JSON.stringify(setting.value),
      citation: setting.citation,
      changed_by: actor.id,
      changed_at: at,
      version: version + 1,
    };
    await trx
      .insertInto('unit_setting')
      .values({ unit_id: unitId, key, ...row })
      .onConflict((known) => known.columns(['unit_id', 'key']).doUpdateSet(row))
      .execute();
  } else {
    await trx.deleteFrom('unit_setting').where('unit_id', '=', unitId).where('key', '=', key).execute();
  }
  const unit = await trx
    .selectFrom('units')
    .select('name')
    .where('id', '=', unitId)
    .executeTakeFirstOrThrow();
  work.addAudience({ companiesOf: [unitId] });
  const details = { unitId, unit: unit.name, key, setting: setting as Json };
  await appendEvent(trx, { type: 'SETTING CHANGED', itemId: null, actor, at, details });
}

/**
 * Sets a unit's own value of a setting, or takes it away, so that the value of the nearest unit above holds again.
 *
 * @throws ApiError 404 for a unit out of sight, 403, 400 for a value that is none, 409 where it was changed meanwhile.
 */
export async function changeSetting(work: UnitOfWork, change: SettingChange): Promise<void> {
  await requireVisibleUnit(work.trx, work.actor, change.unitId);
  await requireMayChange(work, change.unitId);
  await writeSetting(work, change);
}
