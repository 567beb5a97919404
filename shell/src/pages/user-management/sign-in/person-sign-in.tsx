import { accountQueries, peopleQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { ReadOnlyField } from '@hand-receipt/ui/forms';

/** How a person signs in, in words. */
export function PersonSignIn({ userId }: { userId: string }) {
  const { data: config } = useQuery(accountQueries.config());
  const { data } = useQuery(peopleQueries.signIn(userId));
  if (!data) return null;
  const nameOf = (kind: 'provider' | 'certificate') =>
    kind === 'provider' ? (config?.signIn?.provider ?? 'Provider') : 'Certificate';
  const ways = [
    ...(data.password ? ['Password'] : []),
    ...data.identities.map(({ kind, subject }) => `${nameOf(kind)} (${subject})`),
  ];
  return <ReadOnlyField label="Signs in with" value={ways.join(', ') || 'Nothing yet'} />;
}
