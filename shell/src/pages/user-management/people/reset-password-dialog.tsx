import type { OneTimeLinkDto } from '@hand-receipt/contracts';
import { peopleMutations } from '@hand-receipt/data';
import { useState } from 'react';
import { AccountConfirm } from './account-confirm';
import { OneTimeLinkDialog } from './one-time-link-dialog';
import type { PersonDialogProps } from './person-dialog-props';

/** Makes a one-time link by which the person sets a new password, and shows it, this once. */
export function ResetPasswordDialog({ person, name, onClose }: PersonDialogProps) {
  const [link, setLink] = useState<OneTimeLinkDto | null>(null);
  if (link) return <OneTimeLinkDialog name={name} link={link} onClose={onClose} />;
  return (
    <AccountConfirm
      personId={person.id}
      act={peopleMutations.createPasswordLink}
      title={`Reset the password of ${name}?`}
      description="A one-time link is made. An earlier link opens nothing any more; the present password holds until this one is used."
      confirmLabel="Make Link"
      refusedTitle="No link was made"
      onClose={onClose}
      onDone={setLink}
    />
  );
}
