import type { ProfileDto } from '@hand-receipt/contracts';
import { accountMutations, accountQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { ErrorState, HStack, LoadingRows, Stack, toast } from '@hand-receipt/ui';
import { Form, FormError, SubmitButton } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ContactFields } from '../account/contact-fields';
import { contactChange, contactSchema, contactValues } from '../account/contact-rules';
import { keepDraft, useDrafts } from './drafts';
import { KeepContactDraft } from './keep-contact-draft';

/** How I am reached: what I may change of myself. */
export function ContactForm() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.profile());
  if (data) return <LoadedForm profile={data} />;
  if (!error) return <LoadingRows text="Loading profile..." rows={2} />;
  return (
    <ErrorState
      title="Failed to load profile"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function LoadedForm({ profile }: { profile: ProfileDto }) {
  const { id } = useCurrentUser();
  const { mutateAsync } = useMutation(accountMutations.editProfile);
  const [refused, setRefused] = useState('');
  const { contact } = useDrafts(id);

  return (
    <Form
      label="Contact"
      initialValues={contactValues(profile)}
      schema={contactSchema}
      onSubmit={async (values) => {
        setRefused('');
        await mutateAsync(contactChange(values));
        keepDraft(id, 'contact', undefined);
        toast({ title: 'Settings saved', tone: 'success' });
      }}
      onError={(failure) => setRefused(failure instanceof Error ? failure.message : String(failure))}
    >
      <KeepContactDraft draft={contact} onChange={(draft) => keepDraft(id, 'contact', draft)} />
      <Stack gap="4">
        <ContactFields />
        {refused ? <FormError title="Your profile was not saved">{refused}</FormError> : null}
        <HStack justify="flex-end">
          <SubmitButton>Save</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}
