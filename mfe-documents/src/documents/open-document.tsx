import { Alert, Box, Button, lateDialog } from '@hand-receipt/ui';
import type { Documents } from './use-documents';
import { useMarkReadOnce } from './use-mark-read-once';

const DocumentDrawer = lateDialog(() => import('../document-details/document-drawer'));

/** The document that the URL names, or why there is none. */
export function OpenDocument({ list }: { list: Documents }) {
  const { opened, openFailure, close } = list;
  useMarkReadOnce(opened);
  if (openFailure) {
    return (
      <Box marginBottom="4">
        <Alert
          tone="danger"
          title="This document cannot be opened"
          actions={<Button onClick={close}>Close</Button>}
        >
          <p>{openFailure.message}</p>
        </Alert>
      </Box>
    );
  }
  if (!opened) return null;
  return (
    <DocumentDrawer document={opened} onClose={close} onPrevious={list.openPrevious} onNext={list.openNext} />
  );
}
