import { Box, Button, CopyButton, Dialog, Mono } from '@hand-receipt/ui';
import { keepOpen } from '../keep-open';

interface RecoveryCodesDialogProps {
  /** Just made; empty: closed. */
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, this once: only Done closes them. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => (
  <Dialog
    open={codes.length > 0}
    role="alertdialog"
    onClose={onClose}
    onDismiss={keepOpen}
    title="Keep your recovery codes"
    description="Each signs you in once in place of a code of your app, such as when you lose your phone. You cannot see them again."
    footer={
      <>
        <CopyButton value={codes.join('\n')} label="Copy codes" />
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </>
    }
  >
    <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(190px, 1fr))" gap="2">
      {codes.map((code) => (
        <li key={code}>
          <Mono>{code}</Mono>
        </li>
      ))}
    </Box>
  </Dialog>
);
