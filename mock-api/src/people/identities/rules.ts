import {
  BATTALION_ROLES,
  type CreateSignInRuleDto,
  type Role,
  type SignInRuleDto,
} from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Viewer, loadPeople } from '../../access';
import { type Database, badRequest, conflict, isUniqueViolation, notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { requireAdmin } from '../users/account-acts';
import { requireUnit } from '../users/particulars';

const ONLY_ADMIN = 'Only an Admin says what claims of the provider mean.';

const selectRules = (db: Kysely<Database>) =>
  db
    .selectFrom('sign_in_rule as rule')
    .leftJoin('units as unit', 'unit.id', 'rule.unit_id')
    .selectAll('rule')
    .select(['unit.name as unit_name', 'unit.kind as unit_kind'])
    .orderBy('rule.claim')
    .orderBy('rule.value')
    .orderBy('rule.id');

/** The rules, by claim and value. @throws ApiError 403 for anybody but an Admin. */
export async function listSignInRules(db: Kysely<Database>, viewer: Viewer): Promise<SignInRuleDto[]> {
  requireAdmin(viewer, ONLY_ADMIN);
  const rows = await selectRules(db).execute();
  const people = await loadPeople(
    db,
    rows.map(({ by_user_id: id }) => id),
  );
  return rows.flatMap((row) => {
    const by = people.get(row.by_user_id);
    if (!by) return [];
    const { id, claim, value, activates, unit_id: unitId, unit_name: unitName } = row;
    const unit = unitId !== null && unitName !== null ? { id: unitId, name: unitName } : null;
    return [
      { id, claim, value, unit, role: row.role, activates, createdAt: row.created_at.toISOString(), by },
    ];
  });
}

/**
 * Adds a rule.
 *
 * @throws ApiError 403 by role, 400 for a rule that does nothing, a unit that there is not, or an S4 or PBO of a unit
 *   that is no battalion, 409 where there is a rule of this claim and value.
 */
export async function createSignInRule(work: UnitOfWork, form: CreateSignInRuleDto): Promise<SignInRuleDto> {
  const { trx, actor, at } = work;
  requireAdmin(actor, ONLY_ADMIN);
  const { unitId, role, activates } = form;
  const claim = form.claim.trim();
  const value = form.value.trim();
  if (!claim) throw badRequest('Enter the claim.', { claim: 'Enter the claim.' });
  if (!value) throw badRequest('Enter the value.', { value: 'Enter the value.' });
  if (unitId === null && role === null && !activates) {
    throw badRequest('Say what the rule does: choose a unit, a role, or that it activates the account.');
  }
  if (unitId !== null) await requireUnit(trx, unitId, role ?? 'Soldier');
  const { id } = await trx
    .insertInto('sign_in_rule')
    .values({ claim, value, unit_id: unitId, role, activates, created_at: at, by_user_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'sign_in_rule_once')) throw error;
      throw conflict('There is a rule for this claim and value. Remove it first.');
    });
  work.addAudience({ accounts: [actor.id] });
  const rule = (await listSignInRules(trx, actor)).find((known) => known.id === id);
  if (!rule) throw notFound('There is no such rule.');
  return rule;
}

/** @throws ApiError 403 by role, 404 for no such rule. */
export async function removeSignInRule({ trx, actor }: UnitOfWork, id: string): Promise<void> {
  requireAdmin(actor, ONLY_ADMIN);
  const removed = await trx.deleteFrom('sign_in_rule').where('id', '=', id).executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw notFound('There is no such rule.');
}

/** A claim by its name, or by its path into objects. */
function claimOf(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        Object.hasOwn(Object(value), key) ? (value as Record<string, unknown>)[key] : undefined,
      claims,
    );
}

/** A claim is text, a number, a boolean, or a list of these. */
const hasValue = (claim: unknown, value: string): boolean =>
  Array.isArray(claim)
    ? claim.some((entry) => hasValue(entry, value))
    : ['string', 'number', 'boolean'].includes(typeof claim) && String(claim) === value;

/** What the rules make of a new account. */
export interface RuledAccount {
  unitId: string | null;
  role: Role;
  isActive: boolean;
  /** The rules that held, as `claim = value`. */
  rules: string[];
}

/** The one value that all rules give; null where none or several do: then a leader decides. */
function only<T>(values: readonly (T | null)[]): T | null {
  const given = [...new Set(values.filter((value) => value !== null))];
  return given.length === 1 ? (given[0] ?? null) : null;
}

/** Applies the rules to the claims of a person who signs in for the first time. */
export async function applySignInRules(
  db: Kysely<Database>,
  claims: Record<string, unknown>,
): Promise<RuledAccount> {
  const rows = await selectRules(db).execute();
  const held = rows.filter(({ claim, value }) => hasValue(claimOf(claims, claim), value));
  const unitId = only(held.map(({ unit_id: unit }) => unit));
  const role: Role = only(held.map((rule) => rule.role)) ?? 'Soldier';
  const isOfBattalion = held.some((rule) => rule.unit_id === unitId && rule.unit_kind === 'battalion');
  const isPossible = !BATTALION_ROLES.includes(role) || isOfBattalion;
  // Two units, or two roles, contradict each other: a leader decides which it is.
  const contradict = (values: readonly (string | null)[]) =>
    new Set(values.filter((value) => value !== null)).size > 1;
  const isClear = !contradict(held.map((rule) => rule.unit_id)) && !contradict(held.map((rule) => rule.role));
  return {
    unitId,
    role: isPossible ? role : 'Soldier',
    isActive: isClear && isPossible && unitId !== null && held.some(({ activates }) => activates),
    rules: held.map(({ claim, value }) => `${claim} = ${value}`),
  };
}
