import { Box, Button, CopyButton, Dialog, Flex } from '@hand-receipt/ui';
import { ReadOnlyField } from '@hand-receipt/ui/forms';
import type { ReactNode } from 'react';
import { keepOpen } from './keep-open';

interface ShownOnceDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** Above the secret. */
  label: string;
  secret: string;
  /** What the button beside it says, e.g. 'Copy token'. */
  copy: string;
}

/** A secret that was just made, to be copied. Once closed, nobody can show it again, so only Done closes it. */
export function ShownOnceDialog({ label, secret, copy, onClose, ...dialog }: ShownOnceDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      onClose={onClose}
      onDismiss={keepOpen}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Flex align="flex-end" gap="2">
        <Box flex="1" minW="0">
          <ReadOnlyField label={label} value={secret} mono />
        </Box>
        <CopyButton value={secret} label={copy} />
      </Flex>
    </Dialog>
  );
}
