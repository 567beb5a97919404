import type { ComponentCountDto, TransferSheetDto } from '@hand-receipt/contracts';
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
import { CountFields } from '../sheet/count-fields';
import { areCounts, toCounts, type TypedCounts } from '../sheet/counted';
import { SignedFor } from '../sheet/signed-for';
import { DECISION_WORDS, REASON_LENGTH } from './decision-words';
import { LOCATION_LENGTH, LocationInput } from './location-input';
import { TransferFacts } from './transfer-facts';

/** What the person says with their answer. */
export interface Answered {
  reason: string;
  location: string;
  sheet?: TransferSheetDto;
  counts?: ComponentCountDto[];
}

interface DecisionDialogProps {
  deciding: Deciding;
  working: boolean;
  /** The sheet as it was read, where it has changed since. */
  before?: TransferSheetDto;
  /** Gets the reason of a rejection, '' for none; or the sheet that an approval signs for, and the new location. */
  onConfirm: (said: Answered) => void;
  onClose: () => void;
}

/** Nobody signs for what they have not seen. */
const maySign = (sheet: TransferSheetDto | undefined, location: string, counts: TypedCounts): boolean =>
  sheet !== undefined && tooLong(location, LOCATION_LENGTH) === undefined && areCounts(counts);

interface ToSignProps {
  transfer: Deciding['transfer'];
  sheet: TransferSheetDto | undefined;
  before: TransferSheetDto | undefined;
  counts: TypedCounts;
  setCounts: (counts: TypedCounts) => void;
  location: string;
  setLocation: (location: string) => void;
  working: boolean;
}

/** The sheet that an approval signs for, and what the recipient says with it. */
function ToSign({ transfer, sheet, before, counts, setCounts, location, setLocation, working }: ToSignProps) {
  return (
    <>
      <SignedFor transfer={transfer} title="What you sign for" before={before} decides />
      {sheet && <CountFields sheet={sheet} counts={counts} onChange={setCounts} disabled={working} />}
      <LocationInput value={location} onChange={setLocation} disabled={working} />
    </>
  );
}

/** Asks before an answer, restating the item, who hands it to whom, and who is accountable afterwards. */
export default function DecisionDialog({
  deciding,
  working,
  before,
  onConfirm,
  onClose,
}: DecisionDialogProps) {
  const me = useCurrentUser();
  const [reason, setReason] = useState('');
  const [location, setLocation] = useState('');
  const [counts, setCounts] = useState<TypedCounts>({});
  const { transfer, decision } = deciding;
  const words = DECISION_WORDS[decision];
  const isRejection = decision === 'reject';
  const sheet = useSheets([transfer]).data?.get(transfer.id);
  const blocked = isRejection
    ? tooLong(reason, REASON_LENGTH) !== undefined
    : !maySign(sheet, location, counts);
  const wouldLose = [reason, location, ...Object.values(counts)].some((text) => text !== '');
  const said = isRejection ? {} : { sheet, counts: sheet && toCounts(sheet, counts) };
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
        onConfirm={() => onConfirm({ reason, location, ...said })}
        onClose={onClose}
        onDismiss={dismiss}
      >
        <TransferFacts transfer={transfer} me={me} />
        {isRejection ? (
          <TextInput
            label="Reason"
            value={reason}
            onChange={setReason}
            placeholder={DEFAULT_REASON}
            maxLength={REASON_LENGTH}
            disabled={working}
          />
        ) : (
          <ToSign {...{ transfer, sheet, before, counts, setCounts, location, setLocation, working }} />
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
