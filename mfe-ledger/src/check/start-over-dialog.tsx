import { useCurrentUser } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  ConfirmDialog,
  counted,
  Flex,
  formatDateTime,
  Stack,
  Text,
  TextInput,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { useStartOver } from '../device/device-queries';
import type { Remembered } from '../device/messages';
import type { EvidenceExport } from '../device/use-evidence';
import { ExportEvidence, ExportEvidenceError } from './export-evidence';

/** Nobody types it by accident. */
const PHRASE = 'start over';

interface StartOverDialogProps {
  /** Null where it cannot be read any more. */
  remembered: Remembered;
  evidence: EvidenceExport;
  onClose: () => void;
  /** Everything is forgotten. */
  onDone: () => void;
}

const lostOf = (remembered: Remembered): string[] => [
  remembered
    ? `The proof that the ledger had ${counted(remembered.size, 'event')} on ${formatDateTime(remembered.seenAt)}. This browser can no longer show that any of them was changed or removed.`
    : 'Whatever this browser had verified. It cannot be read any more.',
  'The signing key that it trusts. It will take the key that the server shows next.',
  'The receipts for your own acts.',
];

/** Says what evidence is given up, and asks. */
export default function StartOverDialog({ remembered, evidence, onClose, onDone }: StartOverDialogProps) {
  const { id } = useCurrentUser();
  const { mutate, isPending, error } = useStartOver(id);
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      open
      tone="danger"
      title="Start Over on This Device"
      description="This browser deletes what it has verified and trusts the ledger that the server shows now. Do this only if the server was set up again on purpose, and its operator told you so."
      confirmLabel="Forget and Start Over"
      cancelLabel="Keep the Evidence"
      working={isPending}
      blocked={!evidence.saved || typed.trim() !== PHRASE}
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onDone })}
    >
      <Stack gap="3">
        <Text fontWeight="600">Given up for good:</Text>
        <Box as="ul" paddingLeft="5" listStyleType="disc">
          {lostOf(remembered).map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </Box>
        <Text>If you are in doubt, keep the evidence and show this screen to your PBO.</Text>
        {evidence.saved ? (
          <TextInput label={`Type ${PHRASE} to confirm`} value={typed} onChange={setTyped} />
        ) : (
          <>
            <Text>Export the evidence first. Start over only after the file was saved.</Text>
            <Flex>
              <ExportEvidence evidence={evidence} />
            </Flex>
            <ExportEvidenceError evidence={evidence} />
          </>
        )}
        {error ? (
          <Alert tone="danger" title="Nothing was forgotten.">
            {error.message}
          </Alert>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
