import { type EventBody, type Json, canonicalize, findings } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { inArray } from '../kernel';
import { textOf } from './records/recorded-table';
import { type Kind, PAGE, type Row } from './standing-kinds';

/** A rule is one kind of a section: 'mfe-range switch'. */
const ruleId = (remote: Json | undefined, kind: string): string => `${textOf(remote)} ${kind}`;

/** Every rule says all of these, so that none can be added to a row. */
const valuesOf = (given: Record<string, string | null>) => ({
  release: null,
  insteadOf: null,
  state: 'on',
  audience: canonicalize({ kind: 'everyone' }),
  hidden: 'false',
  reason: null,
  ...given,
});

/** What is left out was not stated: a canary that returned keeps its audience. */
const returned = ({ release, reason }: EventBody['details']) => ({
  release: textOf(release),
  state: 'off',
  reason: textOf(reason),
});

/** The rule that an act of a section is about, and how it is after it. */
function ruleBy({ type, details }: EventBody): ReturnType<Kind['saidBy']> {
  if (type !== 'SECTION CHANGED') return null;
  const { act, remote, release, reason, insteadOf, hidden, audience } = details;
  const after = (kind: string, values: Record<string, string | null> | null) => ({
    id: ruleId(remote, kind),
    values: values && { ...values, name: ruleId(remote, kind) },
  });
  switch (act) {
    case 'switch-off':
      return after('switch', valuesOf({ state: 'off', hidden: String(hidden), reason: textOf(reason) }));
    case 'switch-on':
      return after('switch', null);
    case 'canary':
      return after(
        'canary',
        valuesOf({ release: textOf(release), audience: canonicalize(audience ?? null) }),
      );
    case 'canary-returned':
      return after('canary', returned(details));
    case 'stop-canary':
      return after('canary', null);
    case 'promote':
      return after('promotion', valuesOf({ release: textOf(release), insteadOf: textOf(insteadOf) }));
    case 'roll-back':
      return after('promotion', null);
    default:
      return null;
  }
}

/** Which release of which section who gets, and which sections are off. */
export const sectionRules: Kind = {
  fields: {
    release: 'release',
    insteadOf: 'release before',
    state: 'state',
    audience: 'audience',
    hidden: 'hidden',
    reason: 'reason',
  },
  noun: 'Section rule',
  isAlwaysRecorded: true,
  units: [],
  saidBy: ruleBy,
  // A promotion and its end leave no canary.
  isEndedBy: ({ type, details: { act, remote } }, id) =>
    type === 'SECTION CHANGED' &&
    (act === 'promote' || act === 'roll-back') &&
    id === ruleId(remote, 'canary'),
  rows(db) {
    const id = sql<string>`remote || ' ' || kind`;
    const all = db
      .selectFrom('remote_rule')
      .select(['release', 'instead_of as insteadOf', 'state', 'audience', 'reason'])
      .select([id.as('id'), sql<string>`hidden::text`.as('hidden')])
      .orderBy(sql`${id} collate "C"`);
    const read = async (some: typeof all): Promise<Row[]> =>
      (await some.execute()).map(({ id, audience, ...values }) => ({
        id,
        name: id,
        values: { ...values, audience: canonicalize(audience as Json) },
      }));
    return {
      after: (last) => read(all.where(sql<boolean>`${id} collate "C" > ${last}`).limit(PAGE)),
      of: (ids) => read(all.where(sql<boolean>`${id} = ${inArray(ids)}`)),
    };
  },
  differs: ({ name }, what, shown, recorded) =>
    findings.recordAltered(
      'Section rule',
      { id: name, itemId: null },
      { shown: `${what} ${shown}`, recorded },
    ),
};
