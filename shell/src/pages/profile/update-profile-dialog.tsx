import { accountMutations, accountQueries } from '@hand-receipt/data';
import { useMutation, useQuery } from '@hand-receipt/platform';
import { ErrorState, LoadingRows, Stack, toast } from '@hand-receipt/ui';
import { ReadOnlyField } from '@hand-receipt/ui/forms';
import { ContactFields } from '../account/contact-fields';
import { contactChange, contactSchema, contactValues } from '../account/contact-rules';
import { RefusableDialog } from '../account/refusable-dialog';

/** Edits what people may change of themselves. */
export function UpdateProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error } = useQuery(accountQueries.profile());
  const { mutateAsync } = useMutation(accountMutations.editProfile);
  const values = data ? contactValues(data) : { name: '', email: '', phone: '' };

  return (
    <RefusableDialog
      open={open}
      onClose={onClose}
      size="form"
      title="Update Profile"
      submitLabel="Save"
      refusedTitle="Your profile was not saved"
      ready={data !== undefined}
      initialValues={values}
      schema={contactSchema}
      onSubmit={async (typed) => {
        await mutateAsync(contactChange(typed));
        toast({ title: 'Profile updated', tone: 'success' });
        onClose();
      }}
    >
      <Stack gap="4">
        {data ? (
          <>
            <ReadOnlyField label="Full name" value={values.name} hint="Contact admin to update name" />
            <ContactFields />
          </>
        ) : error ? (
          <ErrorState title="Failed to load profile" message={error.message} />
        ) : (
          <LoadingRows text="Loading profile..." rows={2} />
        )}
      </Stack>
    </RefusableDialog>
  );
}
