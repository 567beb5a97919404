import type { CounterDto, CounterSessionDto } from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { refusalOf, useConnection, useMutation } from '@hand-receipt/platform';
import { Alert, Box, Panel, Stack, Text } from '@hand-receipt/ui';
import { Form, SubmitButton, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { readDeviceName } from './counter-session';
import { ScanGuard } from './scan-guard';

const schema = yup.object({ deviceName: yup.string().trim().required('Name this device.').max(80) });

const OPEN_FIRST = 'Open the counter first.';

interface OpenSessionProps {
  counter: CounterDto;
  /** Why the session before ended; null where none did. */
  why: string | null;
  onOpen: (session: CounterSessionDto) => void;
}

/** Opens a session of the operator at this device. */
export function OpenSession({ counter, why, onOpen }: OpenSessionProps) {
  const { mutateAsync } = useMutation(counterMutations.openSession(counter.id));
  const online = useConnection((connection) => connection.online);
  const [failure, setFailure] = useState<string | null>(null);
  const problem = failure ?? why;
  return (
    <Panel title={`Open ${counter.name}`} padded>
      <Box maxWidth="420px">
        <Form
          label="Open the counter"
          initialValues={{ deviceName: readDeviceName() }}
          schema={schema}
          onSubmit={async ({ deviceName }) => {
            setFailure(null);
            onOpen(await mutateAsync(deviceName.trim()));
          }}
          onError={(error) => setFailure(refusalOf(error as Error))}
        >
          <ScanGuard name="deviceName" onScan={() => setFailure(OPEN_FIRST)}>
            <Stack gap="4">
              {problem ? (
                <Alert tone="warning" title={problem}>
                  {null}
                </Alert>
              ) : null}
              <TextField
                name="deviceName"
                label="This device"
                placeholder="Window 1"
                hint="Every receipt names it."
                maxLength={80}
              />
              {online ? null : <Text color="fg.muted">Needs a connection.</Text>}
              <Box>
                <SubmitButton disabled={!online}>Open Counter</SubmitButton>
              </Box>
            </Stack>
          </ScanGuard>
        </Form>
      </Box>
    </Panel>
  );
}
