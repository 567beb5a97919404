import type { ApiTokenDto } from '@hand-receipt/contracts';
import { accountMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, toast } from '@hand-receipt/ui';
import { noteSecurity } from '../../session/security-log';

/** Asks before a token opens nothing any more. */
export function RevokeTokenDialog({ token, onClose }: { token: ApiTokenDto | null; onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutate, isPending } = useMutation(accountMutations.revokeToken);

  const revoke = () => {
    if (!token) return;
    mutate(token.id, {
      onSuccess: ({ message }) => {
        noteSecurity(id, `API token revoked: ${token.name}`);
        toast({ title: 'Token revoked', description: message, tone: 'success' });
      },
      onError: ({ message }) =>
        toast({ title: 'The token was not revoked', description: message, tone: 'danger' }),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={token !== null}
      tone="danger"
      title="Revoke this token?"
      description={`Programs that use ${token?.name ?? 'it'} are refused from now on.`}
      confirmLabel="Revoke"
      working={isPending}
      onClose={onClose}
      onConfirm={revoke}
    />
  );
}
