import type { RuleChangeDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { unitsAbove } from '../access';
import { type ProposedRule, badRequest, conflict, forbidden } from '../kernel';
import {
  EMPTY_CATALOG,
  type SignedChange,
  WouldLeave,
  applyCodes,
  changeCatalog,
  findCatalogItem,
  readCatalogChange,
} from '../property';
import { type SettingChange, requireVisibleUnit, unitSetting, writeSetting } from '../unit-settings';
import type { UnitOfWork } from '../unit-of-work';
import { mayPropose } from './approvers';
import { catalogValues, codeValues } from './rule-values';

/** A change of a rule as it is proposed. */
export interface RulePreview {
  /** The unit whose catalog or table of codes it is. */
  unitId: string;
  rule: ProposedRule;
  /** Items that would stop being sensitive, in order. */
  itemIds: readonly string[];
}

/** The items that one person alone cannot take away by an act. The act is undone. */
async function leavingBy(work: UnitOfWork, act: (work: UnitOfWork) => Promise<unknown>) {
  try {
    await work.savepoint(act);
  } catch (error) {
    if (error instanceof WouldLeave) return error.itemIds;
    throw error;
  }
  throw conflict('No item would stop being sensitive. Save it without a second signature.');
}

async function previewCatalog(
  work: UnitOfWork,
  { nsn: typed, ...body }: NonNullable<RuleChangeDto['catalog']>,
): Promise<RulePreview> {
  const change = await readCatalogChange(work, typed, body);
  const { unitId, nsn, sent, version } = change;
  const known = await findCatalogItem(work.trx, unitId, nsn);
  const itemIds = await leavingBy(work, (act) => changeCatalog(act, change));
  const values = catalogValues({ ...EMPTY_CATALOG, ...known }, sent);
  return { unitId, itemIds, rule: { catalog: { ...sent, nsn, version }, values } };
}

/** @throws ApiError 404 for a unit out of sight; 403 unless the actor keeps the book of the unit or of one above it. */
async function requireMayProposeCodes({ trx, actor }: UnitOfWork, unitId: string): Promise<void> {
  await requireVisibleUnit(trx, actor, unitId);
  const above = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', actor.unitId)
    .where(sql<boolean>`id in ${unitsAbove(unitId)}`)
    .executeTakeFirst();
  if (above && mayPropose(actor)) return;
  throw forbidden(
    'Only a Supply Sergeant or a Commander of the unit, or of one above it, proposes a change of its CIIC codes.',
  );
}

const settingOf = ({
  unitId,
  value,
  citation,
  version,
}: NonNullable<RuleChangeDto['codes']>): SettingChange => ({
  unitId,
  key: 'ciic.codes',
  value,
  citation: citation ?? null,
  version,
});

async function previewCodes(
  work: UnitOfWork,
  codes: NonNullable<RuleChangeDto['codes']>,
): Promise<RulePreview> {
  const { unitId } = codes;
  await requireMayProposeCodes(work, unitId);
  const before = await unitSetting(work.trx, unitId, 'ciic.codes');
  let after = before;
  const itemIds = await leavingBy(work, async (act) => {
    await writeSetting(act, settingOf(codes));
    after = await unitSetting(act.trx, unitId, 'ciic.codes');
    await applyCodes(act, unitId);
  });
  return { unitId, itemIds, rule: { codes, values: codeValues(before, after) } };
}

/**
 * Reads a change of a rule, and which items it would take away from the sensitive items. Nothing is changed.
 *
 * @throws ApiError 404, 403, 400 for a wrong value, 409 where it was changed meanwhile or takes away nothing.
 */
export async function previewRule(work: UnitOfWork, change: RuleChangeDto): Promise<RulePreview> {
  if (change.catalog && !change.codes) return previewCatalog(work, change.catalog);
  if (change.codes && !change.catalog) return previewCodes(work, change.codes);
  throw badRequest('Say what to change: the catalog of one NSN, or the CIIC codes of one unit.');
}

const changed = (what: string) => conflict(`${what} changed after this was proposed. Propose it again.`);

/** @throws ApiError 409 where what it replaces was changed after it was proposed. */
async function requireSameRule({ trx }: UnitOfWork, unitId: string, { catalog, codes }: ProposedRule) {
  if (catalog) {
    const known = await findCatalogItem(trx, unitId, catalog.nsn);
    if ((known?.version ?? 0) !== catalog.version) throw changed(`The catalog of ${catalog.nsn} was`);
  }
  if (!codes) return;
  const own = await trx
    .selectFrom('unit_setting')
    .select('version')
    .where('unit_id', '=', unitId)
    .where('key', '=', 'ciic.codes')
    .executeTakeFirst();
  if ((own?.version ?? 0) !== codes.version) throw changed('The CIIC codes were');
}

/**
 * Applies a change of a rule that two people have signed, with all of its items.
 *
 * @throws ApiError 409 where the rule was changed meanwhile, or other items would stop being sensitive.
 */
export async function applyRule(
  work: UnitOfWork,
  { unitId, rule, signed }: { unitId: string; rule: ProposedRule; signed: SignedChange },
): Promise<void> {
  await requireSameRule(work, unitId, rule);
  const { catalog, codes } = rule;
  if (catalog) {
    const { nsn, version, ...sent } = catalog;
    await changeCatalog(work, { unitId, nsn, sent, version }, signed);
  }
  if (codes) {
    await writeSetting(work, settingOf(codes));
    await applyCodes(work, unitId, signed);
  }
}
