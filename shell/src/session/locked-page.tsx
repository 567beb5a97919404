import { Box, Link, PageBody, PageHeader, Panel, Text } from '@hand-receipt/ui';
import { PinForm } from './pin-form';
import { SENSITIVE_TITLE } from './sensitive-place';

/** In place of sensitive items until the PIN is entered. */
export default function LockedPage() {
  return (
    <PageBody>
      <PageHeader title={SENSITIVE_TITLE} />
      <Box maxW="360px">
        <Panel title="Enter your PIN" padded>
          <Text mb="4" color="fg.muted">
            You chose in <Link to="/settings?tab=security">Settings</Link> that sensitive items ask for it.
          </Text>
          <PinForm />
        </Panel>
      </Box>
    </PageBody>
  );
}
