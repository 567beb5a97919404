import type { SignInIdentityDto } from '@hand-receipt/contracts';
import { peopleMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Box, Button, formatDateTime, HStack, Mono, Text, toast } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { AccountRow } from './account-row';

interface SignInListProps {
  identities: readonly SignInIdentityDto[];
  /** Shown before Remove. */
  actions?: (identity: SignInIdentityDto) => ReactNode;
  empty?: string;
}

const titleOf = ({ kind, issuer, subject, displayName }: SignInIdentityDto) =>
  kind === 'certificate' ? subject : `${displayName ?? subject} at ${issuer}`;

function Facts({
  identity: { kind, subject, email, createdAt, lastUsedAt },
}: {
  identity: SignInIdentityDto;
}) {
  return (
    <>
      {kind === 'certificate' ? 'Certificate. ' : `${email ?? 'No email address'}, subject ${subject}. `}
      {lastUsedAt ? 'Last used ' : 'Since '}
      <Mono>{formatDateTime(lastUsedAt ?? createdAt)}</Mono>
    </>
  );
}

/** Sign-ins at the provider and certificates, each of which can be removed. */
export function SignInList({ identities, actions, empty = 'None is linked.' }: SignInListProps) {
  const { mutate, isPending } = useMutation(peopleMutations.removeSignIn);
  const remove = (id: string) =>
    mutate(id, {
      onSuccess: ({ message }) => toast({ title: 'Removed', description: message, tone: 'success' }),
      onError: ({ message }) =>
        toast({ title: 'The sign-in was not removed', description: message, tone: 'danger' }),
    });
  if (identities.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Box as="ul">
      {identities.map((identity) => (
        <AccountRow key={identity.id} title={titleOf(identity)} detail={<Facts identity={identity} />}>
          <HStack gap="2">
            {actions?.(identity)}
            <Button
              size="s"
              disabled={isPending}
              aria-label={`Remove ${titleOf(identity)}`}
              onClick={() => remove(identity.id)}
            >
              Remove
            </Button>
          </HStack>
        </AccountRow>
      ))}
    </Box>
  );
}
