import type { Policy, PolicyMember } from './policy';

/** The fewest witnesses that are a quorum; 0 where no witness is asked for. */
export const neededWitnesses = ({ quorum }: Policy): number => (quorum === null ? 0 : fewestOf(quorum));

function fewestOf(member: PolicyMember): number {
  if ('key' in member) return 1;
  const fewest = member.members.map(fewestOf).sort((a, b) => a - b);
  return fewest.slice(0, member.needed).reduce((sum, each) => sum + each, 0);
}

/** The fewest of these witnesses, by their keys, that are a quorum; null where they are none. */
export const smallestQuorum = ({ quorum }: Policy, keys: ReadonlySet<string>): readonly string[] | null =>
  quorum === null ? [] : fewestThatMeet(quorum, keys);

function fewestThatMeet(member: PolicyMember, keys: ReadonlySet<string>): readonly string[] | null {
  if ('key' in member) return keys.has(member.key) ? [member.key] : null;
  const met = member.members
    .map((each) => fewestThatMeet(each, keys))
    .filter((each) => each !== null)
    .sort((a, b) => a.length - b.length);
  return met.length < member.needed ? null : met.slice(0, member.needed).flat();
}
