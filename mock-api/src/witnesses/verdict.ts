import {
  type Finding,
  type Policy,
  type PolicyWitness,
  findings as words,
  isQuorum,
  neededWitnesses,
} from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { readFabricProblems } from './fabric-state';
import type { Config, Database } from '../kernel';
import { militaryTime } from '../live';
import { type WitnessRow, isConfirmed, readWitnesses } from './store';

/** A witness that is silent for so long, or a quorum that is not met for so long, is a warning. */
const PATIENCE_MS = 10 * 60 * 1000;

/** What the witnesses hold against the ledger, for its check. */
export interface WitnessVerdict {
  findings: Finding[];
  warnings: Finding[];
}

/** Who remembers this ledger, by the server's configuration. */
export type Observed = Pick<Config, 'witnessPolicy' | 'fabric'>;

type Known = readonly { witness: PolicyWitness; row: WitnessRow }[];

/** When a quorum last agreed: the latest time that so many newest cosignatures are of, or of later. */
export function agreedAt(policy: Policy, known: Known): Date | null {
  const signed = known
    .flatMap(({ witness, row }) => (row.cosigned_at ? [{ key: witness.key, at: row.cosigned_at }] : []))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const keys = new Set<string>();
  for (const { key, at } of signed) {
    keys.add(key);
    if (policy.quorum && isQuorum(policy, keys)) return at;
  }
  return null;
}

/** The time of day, with the day where that is another one. */
function since(at: Date, now: Date): string {
  const [day = '', time = ''] = militaryTime(at).split(' ');
  return militaryTime(now).startsWith(day) ? time : `${day} ${time}`;
}

/** Something that witnesses hold against the ledger. */
export interface WitnessProblem {
  finding: Finding;
  isWarning: boolean;
  /** The same for as long as it lasts, so that it notifies people once. */
  occasion: string;
}

/** A witness that refuses, or has seen more than there is, is a finding; the rest are warnings. */
export async function readWitnessProblems(
  db: Kysely<Database>,
  { witnessPolicy: policy, fabric }: Observed,
  now: Date,
): Promise<WitnessProblem[]> {
  const ofFabric = fabric ? await readFabricProblems(db, fabric) : [];
  if (!policy) return ofFabric;
  const known = await readWitnesses(db, policy.witnesses);
  const of = known.flatMap(({ witness, row }) => problemOf(witness, row, now) ?? []);
  return [...of, ...quorumProblem(policy, known, now), ...ofFabric];
}

/** The same for the check of the ledger. */
export async function readWitnessVerdict(
  db: Kysely<Database>,
  observed: Observed,
  now: Date,
): Promise<WitnessVerdict> {
  const problems = await readWitnessProblems(db, observed, now);
  const those = (isWarning: boolean) =>
    problems.filter((problem) => problem.isWarning === isWarning).map(({ finding }) => finding);
  return { findings: those(false), warnings: those(true) };
}

function problemOf(witness: PolicyWitness, row: WitnessRow, now: Date): WitnessProblem | null {
  const { state, problem } = row;
  const occasion = `${state} ${witness.key} ${row.cosigned_at?.toISOString() ?? ''}`;
  if ((state === 'refused' || state === 'ahead') && problem !== null)
    return { finding: { code: `witness-${state}`, message: problem }, isWarning: false, occasion };
  const finding = warningOf(witness, row, now);
  return finding && { finding, isWarning: true, occasion };
}

function warningOf({ name }: PolicyWitness, row: WitnessRow, now: Date): Finding | null {
  if (row.state === 'signature') return words.witnessSignature(name);
  if (row.state === 'unknown-log') return words.witnessUnknownLog(name);
  const answered = row.answered_at ?? row.since;
  const isSilent =
    (row.state === 'waiting' || !isConfirmed(row)) && now.getTime() - answered.getTime() >= PATIENCE_MS;
  return isSilent ? words.witnessSilent(name, since(answered, now)) : null;
}

function quorumProblem(policy: Policy, known: Known, now: Date): WitnessProblem[] {
  const [first] = known;
  if (!policy.quorum || !first) return [];
  const last = agreedAt(policy, known) ?? first.row.since;
  const isFresh = (at: Date | null) => at !== null && now.getTime() - at.getTime() < PATIENCE_MS;
  if (isFresh(last)) return [];
  const answered = known.filter(({ row }) => isFresh(row.cosigned_at)).length;
  const finding = words.witnessQuorum(answered, neededWitnesses(policy), since(last, now));
  return [{ finding, isWarning: true, occasion: `quorum ${last.toISOString()}` }];
}
