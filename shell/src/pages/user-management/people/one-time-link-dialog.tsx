import type { OneTimeLinkDto } from '@hand-receipt/contracts';
import { Box, Button, CopyButton, Dialog, Flex, formatDateTime, Mono } from '@hand-receipt/ui';
import { ReadOnlyField } from '@hand-receipt/ui/forms';

interface OneTimeLinkDialogProps {
  /** Whose password it sets. */
  name: string;
  link: OneTimeLinkDto;
  onClose: () => void;
}

/** A link that was just made. Once closed, nobody can show it again. */
export function OneTimeLinkDialog({ name, link, onClose }: OneTimeLinkDialogProps) {
  const address = location.origin + link.path;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`One-time link for ${name}`}
      description={
        <>
          It is shown this once. Give it to {name} and nobody else: whoever opens it sets the password. It
          works once, until <Mono>{formatDateTime(link.expiresAt)}</Mono>.
        </>
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Flex align="flex-end" gap="2">
        <Box flex="1" minW="0">
          <ReadOnlyField label="One-time link" value={address} mono />
        </Box>
        <CopyButton value={address} label="Copy link" />
      </Flex>
    </Dialog>
  );
}
