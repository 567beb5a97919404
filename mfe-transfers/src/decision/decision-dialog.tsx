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
import { LOCATION_LENGTH, LocationInput } from './location-input';
import { TransferFacts } from './transfer-facts';

/** What the person says with their answer. */
export interface Answered {
  reason: string;
  location: string;
  sheet?: TransferSheetDto;
}

interface DecisionDialogProps {
  deciding: Deciding;
  working: boolean;
  /** Gets the reason of a rejection, '' for none; or the sheet that an approval signs for, and the new location. */
  onConfirm: (said: Answered) => void;
  onClose: () => void;
}

/** Asks before an answer, restating the item, who hands it to whom, and who is accountable afterwards. */
export default function DecisionDialog({ deciding, working, onConfirm, onClose }: DecisionDialogProps) {
  const me = useCurrentUser();
  const [reason, setReason] = useState('');
  const [location, setLocation] = useState('');
  const { transfer, decision } = deciding;
  const words = DECISION_WORDS[decision];
  const isRejection = decision === 'reject';
  const sheet = useSheets([transfer]).data?.get(transfer.id);
  // Nobody signs for what they have not seen.
  const blocked = isRejection
    ? tooLong(reason, REASON_LENGTH) !== undefined
    : !sheet || tooLong(location, LOCATION_LENGTH) !== undefined;
  const wouldLose = reason !== '' || location !== '';
  const { dismiss, question } = useDiscardQuestion({ wouldLose, title: words.title, onClose });
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
        onConfirm={() => onConfirm({ reason, location, sheet: isRejection ? undefined : sheet })}
        onClose={onClose}
        onDismiss={dismiss}
      >
        <TransferFacts transfer={transfer} me={me} />
        {!isRejection && <SignedFor transfer={transfer} title="What you sign for" decides />}
        {!isRejection && <LocationInput value={location} onChange={setLocation} disabled={working} />}
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
