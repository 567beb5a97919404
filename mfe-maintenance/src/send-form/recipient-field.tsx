import { peopleQueries } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import { Alert, Button, Flex, Stack, UsersIcon } from '@hand-receipt/ui';
import { ConnectionField, useField } from '@hand-receipt/ui/forms';
import { useEffect, useState } from 'react';
import { Connections } from '../connections/connections';

/** Whom the form goes to: one of my accepted connections. Who is missing can be asked from here. */
export function RecipientField() {
  const { data, error, isFetching, refetch } = useQuery(peopleQueries.connections());
  const [{ value }, , helpers] = useField<string>('recipientUserId');
  const [managing, setManaging] = useState(false);
  const accepted = data?.filter(({ connectionStatus }) => connectionStatus === 'accepted');
  const isGone =
    value !== '' && accepted !== undefined && !accepted.some((one) => one.connectedUser.id === value);

  const { setValue, setError, setTouched } = helpers;
  useEffect(() => {
    if (!isGone) return;
    // Formik looks the field over once its value has changed; only then does the message stand.
    void (async () => {
      await setValue('', false);
      await setTouched(true, false);
      setError('This person is no longer an accepted connection');
    })();
  }, [isGone, setValue, setError, setTouched]);

  const people = accepted?.map(({ connectedUser }) => connectedUser);
  return (
    <Stack gap="2">
      <ConnectionField
        people={people}
        failure={error && { title: error.message, message: reasonOf(error) }}
        onRetry={() => void refetch()}
        retrying={isFetching}
        nobody={
          <Alert tone="info" title="You have no accepted connection yet">
            <p>Forms go to people who accepted a connection with you. Ask a person below.</p>
          </Alert>
        }
      />
      {people?.length === 0 || managing ? <Connections /> : null}
      {people && people.length > 0 && !managing ? (
        <Flex>
          <Button size="s" variant="ghost" icon={<UsersIcon />} onClick={() => setManaging(true)}>
            Somebody is missing
          </Button>
        </Flex>
      ) : null}
    </Stack>
  );
}
