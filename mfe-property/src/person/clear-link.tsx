import type { PersonDto, Role } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { ButtonLink, UserRoundCheckIcon } from '@hand-receipt/ui';

/** Who clears people of their unit. */
const CLEARS: readonly Role[] = ['Supply Sergeant', 'Commander', 'Admin'];

/** Leads to the clearance of a person, for those who may start it. */
export function ClearLink({ person }: { person: PersonDto }) {
  const me = useCurrentUser();
  if (me.id !== person.id && !CLEARS.includes(me.role)) return null;
  return (
    <ButtonLink to={`/people/${person.id}/clearance`} icon={<UserRoundCheckIcon />}>
      Clear
    </ButtonLink>
  );
}
