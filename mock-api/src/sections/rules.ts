import type { SectionAudienceDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** A row of `remote_rule` as it is read. */
export interface Rule {
  remote: string;
  kind: 'switch' | 'canary' | 'promotion';
  release: string | null;
  instead_of: string | null;
  state: 'on' | 'off';
  audience: SectionAudienceDto;
  hidden: boolean;
  since: Date;
  by_user_id: string | null;
  reason: string | null;
}

/** All rules. They are few, so each document reads them, and processes need no notice of a change. */
export const readRules = (db: Kysely<Database>): Promise<Rule[]> =>
  db.selectFrom('remote_rule').selectAll().orderBy('remote').orderBy('kind').execute();

/** The rules of one section, by kind. */
export function rulesOf(rules: readonly Rule[], remote: string) {
  const of = (kind: Rule['kind']) => rules.find((rule) => rule.remote === remote && rule.kind === kind);
  const release = (rule: Rule | undefined) =>
    rule?.release == null ? undefined : { ...rule, release: rule.release };
  return { off: of('switch'), canary: release(of('canary')), promotion: release(of('promotion')) };
}

/** Why a section is off that the server was started without. */
export const OFF_AT_START = 'The server was started without it.';
