import { useCurrentUser } from '@hand-receipt/platform';
import { Alert, Box, CopyButton, counted, Flex, formatCount, Mono, Text } from '@hand-receipt/ui';
import { FormDialog, FormError, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useComparison } from '../device/device-queries';
import type { ComparisonReport } from '../device/messages';

const schema = yup.object({
  theirs: yup.string().trim().required('Paste the checkpoint that the other device shows'),
});

const EMPTY = { theirs: '' };

/** A signature is one long word. */
const NOTE_STYLES = {
  '& pre': { fontSize: '12px', lineHeight: '16px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
};

function Comparison({ report: { finding, here, there } }: { report: ComparisonReport }) {
  if (finding) {
    return (
      <Alert tone="danger" title={finding.message}>
        Keep both devices as they are and report to your PBO.
      </Alert>
    );
  }
  const extent =
    here === there
      ? `Both have the same ${counted(here, 'event')}.`
      : `The other device's ${counted(there, 'event')} are the first of the ${formatCount(here)} here.`;
  return (
    <Alert tone="success" title="Both devices were shown one ledger.">
      {extent}
    </Alert>
  );
}

/**
 * Two people who were shown two histories can tell only by holding one's checkpoint against the other's.
 *
 * @param note the checkpoint that this browser verified.
 */
export default function CompareDevicesDialog({ note, onClose }: { note: string; onClose: () => void }) {
  const { id } = useCurrentUser();
  const { mutateAsync, data, error, isPending } = useComparison(id);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Compare With Another Device"
      description="Send this checkpoint to a person whom you trust, or take theirs, by any way but this server."
      submitLabel="Compare"
      cancelLabel="Close"
      discardable
      initialValues={EMPTY}
      schema={schema}
      onSubmit={async ({ theirs }) => {
        await mutateAsync(theirs);
      }}
      onError={() => undefined}
    >
      <Flex align="center" justify="space-between">
        <Text textStyle="label">Checkpoint of This Device</Text>
        <CopyButton value={note} label="Copy the checkpoint of this device" />
      </Flex>
      <Box
        padding="3"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
        bg="bg.subtle"
        css={NOTE_STYLES}
      >
        <Mono as="pre">{note}</Mono>
      </Box>
      <TextAreaField name="theirs" label="Checkpoint of the Other Device" rows={5} />
      {error ? <FormError title="The two could not be compared.">{error.message}</FormError> : null}
      {data && !isPending && !error ? <Comparison report={data} /> : null}
    </FormDialog>
  );
}
