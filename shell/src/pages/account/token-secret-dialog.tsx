import { ShownOnceDialog } from '../shown-once-dialog';

/** The secret of a token that was just made; empty: closed. */
export const TokenSecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ShownOnceDialog
    open={secret !== ''}
    onClose={onClose}
    title="Copy your token now"
    description="Copy this token now. You cannot see it again. Send it in the header Authorization: Bearer."
    label="Token"
    secret={secret}
    copy="Copy token"
  />
);
