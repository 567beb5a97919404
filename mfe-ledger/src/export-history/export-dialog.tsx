import type { EntryFilters } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Alert, Box, Button, Dialog, DownloadIcon, Flex, Stack, Text } from '@hand-receipt/ui';
import { useId } from 'react';
import { type ExportFile, exportFiles } from './export-files';

const useDownload = () => useMutation({ mutationFn: ({ download }: ExportFile) => download() });

function ExportRow({ file, working, onStart }: { file: ExportFile; working: boolean; onStart: () => void }) {
  const useText = useId();
  return (
    <Flex as="li" justify="space-between" align="center" gap="4">
      <Box minWidth="0">
        <Text fontWeight="600">{file.title}</Text>
        <Text textStyle="table" color="fg.muted" id={useText}>
          {file.use}
        </Text>
      </Box>
      <Button
        aria-label={`Download ${file.title}`}
        aria-describedby={useText}
        icon={<DownloadIcon />}
        working={working}
        onClick={onStart}
      >
        Download
      </Button>
    </Flex>
  );
}

/** Takes the ledger out of the house. */
export default function ExportDialog({ filters, onClose }: { filters: EntryFilters; onClose: () => void }) {
  const { mutate, isPending, variables, error } = useDownload();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Export History"
      description="Each file is made as it downloads."
      size="form"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack as="ul" gap="4" listStyleType="none">
        {exportFiles(filters).map((file) => (
          <ExportRow
            key={file.title}
            file={file}
            working={isPending && variables.title === file.title}
            onStart={() => mutate(file)}
          />
        ))}
      </Stack>
      {error ? (
        <Alert tone="danger" title="The history was not exported.">
          {error.message}
        </Alert>
      ) : null}
    </Dialog>
  );
}
