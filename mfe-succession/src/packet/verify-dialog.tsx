import { ledgerDownloads } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Alert, Box, Button, Dialog, DownloadIcon, Text } from '@hand-receipt/ui';

const listStyles = {
  listStyleType: 'decimal',
  paddingInlineStart: '20px',
  '& > li + li': { marginTop: '10px' },
} as const;

/** How a packet is verified with no server, and the page that does it. */
export default function VerifyDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: ledgerDownloads.verifier });
  return (
    <Dialog
      open
      onClose={onClose}
      title="How to verify a packet"
      description="Anybody can do it, on any computer, with no network."
      size="form"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            icon={<DownloadIcon />}
            working={isPending}
            onClick={() => mutate(undefined)}
          >
            Download Verifier
          </Button>
        </>
      }
    >
      <Box as="ol" css={listStyles}>
        <li>Download the packet as JSON, and the verifier. Keep them with the PDF.</li>
        <li>Open the verifier from disk, choose the JSON, and press Verify.</li>
        <li>
          Enter the key that you trust, from an earlier visit or from somebody else. Without it the file
          vouches for itself alone.
        </li>
        <li>Compare the SHA-256 that it says with that of the PDF.</li>
      </Box>
      <Text mt="4" color="fg.muted" textStyle="table">
        It checks the signature of the ledger, the proof of each event, the hash of the set, that both signed
        that hash, and that each chain changed by the rule.
      </Text>
      {error ? (
        <Alert
          tone="danger"
          title={statusOf(error) === 0 ? 'Needs a connection.' : 'The verifier was not downloaded.'}
        >
          {reasonOf(error) ?? error.message}
        </Alert>
      ) : null}
    </Dialog>
  );
}
