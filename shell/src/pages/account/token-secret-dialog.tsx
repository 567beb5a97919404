import { Box, Button, CopyButton, Dialog, Flex } from '@hand-receipt/ui';
import { ReadOnlyField } from '@hand-receipt/ui/forms';

/** The secret of a token that was just made; empty: closed. Once closed, nobody can show it again. */
export function TokenSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open={secret !== ''}
      onClose={onClose}
      title="Copy your token now"
      description="It is shown this once. Send it as Authorization: Bearer."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Flex align="flex-end" gap="2">
        <Box flex="1" minW="0">
          <ReadOnlyField label="Token" value={secret} mono />
        </Box>
        <CopyButton value={secret} label="Copy token" />
      </Flex>
    </Dialog>
  );
}
