import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { peopleQueries, unitQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import type { ComponentType } from 'react';
import { type AccountAct, personLabel } from './account-acts';
import { ActivateDialog } from './activate-dialog';
import { AllowSignInDialog } from './allow-sign-in-dialog';
import { AddPersonDialog } from './add-person-dialog';
import { BlockSignInDialog } from './block-sign-in-dialog';
import { DeactivateDialog } from './deactivate-dialog';
import { EditPersonDialog } from './edit-person-dialog';
import { EndSessionsDialog } from './end-sessions-dialog';
import { LoadingDialog } from './loading-dialog';
import type { PersonDialogProps } from './person-dialog-props';
import { RemoveSecondFactorDialog } from './remove-second-factor-dialog';
import { ResetPasswordDialog } from './reset-password-dialog';

/** Opens once the form's values are here: it must not change under the typing hand. */
function EditLoaded({ person, onClose }: PersonDialogProps) {
  const details = useQuery({ ...peopleQueries.detail(person.id), staleTime: Infinity, gcTime: 0 });
  const units = useQuery(unitQueries.tree());
  if (!details.data || !units.data) {
    return <LoadingDialog title="Edit User" queries={[details, units]} onClose={onClose} />;
  }
  return <EditPersonDialog person={details.data} units={units.data} onClose={onClose} />;
}

function AddLoaded({ onClose }: { onClose: () => void }) {
  const units = useQuery(unitQueries.tree());
  if (!units.data) return <LoadingDialog title="Add New User" queries={[units]} onClose={onClose} />;
  return <AddPersonDialog units={units.data} onClose={onClose} />;
}

const DIALOGS: Record<AccountAct, ComponentType<PersonDialogProps>> = {
  edit: EditLoaded,
  'reset-password': ResetPasswordDialog,
  'end-sessions': EndSessionsDialog,
  'block-sign-in': BlockSignInDialog,
  'allow-sign-in': AllowSignInDialog,
  'remove-second-factor': RemoveSecondFactorDialog,
  activate: ActivateDialog,
  deactivate: DeactivateDialog,
};

interface AccountDialogsProps {
  act: AccountAct | 'add';
  /** Whom it is about; nobody where an account is made. */
  person: DirectoryUserDto | undefined;
  onClose: () => void;
}

/** The one dialog that is open. */
export default function AccountDialogs({ act, person, onClose }: AccountDialogsProps) {
  if (act === 'add') return <AddLoaded onClose={onClose} />;
  if (!person) return null;
  const Open = DIALOGS[act];
  return <Open key={`${act} ${person.id}`} person={person} name={personLabel(person)} onClose={onClose} />;
}
