import { personName } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { initials } from './initials';

/** Who is signed in, and their position. */
export function Identity() {
  const user = useCurrentUser();
  return (
    <div className="app-identity">
      <span className="app-initials" aria-hidden="true">
        {initials(user)}
      </span>
      <div>
        <b>{personName(user)}</b>
        <span>{user.position}</span>
      </div>
    </div>
  );
}
