import type { HoldingsDto, PersonDto, Role } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { ArrowLeftRightIcon, ButtonLink } from '@hand-receipt/ui';

/** Who starts a change of holder for people of their unit. */
const OPENS: readonly Role[] = ['Supply Sergeant', 'Commander', 'Admin'];

interface ChangeHolderLinkProps {
  person: PersonDto;
  holdings: HoldingsDto;
}

/** Leads to the form by which somebody else takes the place of this person, for those who may start it. */
export function ChangeHolderLink({ person, holdings: { received } }: ChangeHolderLinkProps) {
  const me = useCurrentUser();
  const isParty = me.id === person.id || received.some(({ giver }) => giver?.id === me.id);
  if (received.length === 0 || !(isParty || OPENS.includes(me.role))) return null;
  return (
    <ButtonLink to={`/successions?new=sub&from=${person.id}&back=person`} icon={<ArrowLeftRightIcon />}>
      Change the holder
    </ButtonLink>
  );
}
