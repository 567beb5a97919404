import { Button, LogOutIcon } from '@hand-receipt/ui';
import { useSignOut } from './use-sign-out';

/** Signs out, with a question where something is unsent. */
export function SignOutButton() {
  const { leave, question } = useSignOut();
  return (
    <>
      <Button icon={<LogOutIcon />} onClick={leave}>
        Sign out
      </Button>
      {question}
    </>
  );
}
