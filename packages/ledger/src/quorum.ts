import type { Policy, PolicyMember } from './policy';

/** The fewest witnesses that are a quorum; 0 where no witness is asked for. */
export const neededWitnesses = ({ quorum }: Policy): number => (quorum === null ? 0 : fewestOf(quorum));

function fewestOf(member: PolicyMember): number {
  if ('key' in member) return 1;
  const fewest = member.members.map(fewestOf).sort((a, b) => a - b);
  return fewest.slice(0, member.needed).reduce((sum, each) => sum + each, 0);
}
