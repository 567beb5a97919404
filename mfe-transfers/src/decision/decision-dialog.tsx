import type { TransferSheetDto } from '@hand-receipt/contracts';
import { DEFAULT_REASON } from '@hand-receipt/data';
import { useCurrentUser } from '@hand-receipt/platform';
import {
  CheckIcon,
  ConfirmDialog,
  Flex,
  Link2Icon,
  Text,
  TextInput,
  tooLong,
  useDiscardQuestion,
  XIcon,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { useSheets } from '../sheet/use-sheets';
import type { Deciding } from '../transfers/decision-buttons';
import { SignedFor } from '../sheet/signed-for';
import { DECISION_WORDS, REASON_LENGTH } from './decision-words';
import { TransferFacts } from './transfer-facts';

interface DecisionDialogProps {
  deciding: Deciding;
  working: boolean;
  /** Gets the reason of a rejection, '' for none, and the sheet that an approval signs for. */
  onConfirm: (reason: string, sheet?: TransferSheetDto) => void;
  onClose: () => void;
}

/** Asks before an answer, restating the item, who hands it to whom, and who is accountable afterwards. */
export default function DecisionDialog({ deciding, working, onConfirm, onClose }: DecisionDialogProps) {
  const me = useCurrentUser();
  const [reason, setReason] = useState('');
  const { transfer, decision } = deciding;
  const words = DECISION_WORDS[decision];
  const isRejection = decision === 'reject';
  const sheet = useSheets([transfer]).data?.get(transfer.id);
  // Nobody signs for what they have not seen.
  const blocked = isRejection ? tooLong(reason, REASON_LENGTH) !== undefined : !sheet;
  const { dismiss, question } = useDiscardQuestion({ wouldLose: reason !== '', title: words.title, onClose });
  return (
    <>
      <ConfirmDialog
        open
        title={words.title}
        description={words.question(transfer.name)}
        confirmLabel={words.confirm}
        tone={isRejection ? 'danger' : 'normal'}
        icon={isRejection ? <XIcon /> : <CheckIcon />}
        working={working}
        blocked={blocked}
        onConfirm={() => onConfirm(reason, isRejection ? undefined : sheet)}
        onClose={onClose}
        onDismiss={dismiss}
      >
        <TransferFacts transfer={transfer} me={me} />
        {!isRejection && <SignedFor transfer={transfer} title="What you sign for" decides />}
        {isRejection && (
          <TextInput
            label="Reason"
            value={reason}
            onChange={setReason}
            placeholder={DEFAULT_REASON}
            maxLength={REASON_LENGTH}
            disabled={working}
          />
        )}
        <Flex gap="2" color="fg.muted">
          <Link2Icon size={14} strokeWidth={2} style={{ flex: 'none', marginTop: 1 }} />
          <Text textStyle="caption">{words.meaning(transfer)}</Text>
        </Flex>
      </ConfirmDialog>
      {question}
    </>
  );
}
