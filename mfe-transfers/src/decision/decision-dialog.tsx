import type { ComponentCountDto, TransferSheetDto } from '@hand-receipt/contracts';
import { DEFAULT_REASON, transferQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import {
  Button,
  CheckIcon,
  ConfirmDialog,
  Dialog,
  Flex,
  Link2Icon,
  Text,
  TextInput,
  tooLong,
  useDiscardQuestion,
  XIcon,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { type Sheets, useReadSheets } from '../sheet/use-sheets';
import type { Deciding } from '../transfers/decision-buttons';
import { CountFields } from '../sheet/count-fields';
import { areCounts, toCounts, type TypedCounts } from '../sheet/counted';
import { SignedFor } from '../sheet/signed-for';
import { DECISION_WORDS, REASON_LENGTH } from './decision-words';
import { endedWords } from './ended-words';
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
  /** Newer sheets of answers that were refused. */
  newer: Sheets;
  /** Gets the reason of a rejection, '' for none; or the sheet that an approval signs for, and the new location. */
  onConfirm: (said: Answered) => void;
  onClose: () => void;
}

/** What the person has entered so far. */
interface Entered {
  reason: string;
  location: string;
  counts: TypedCounts;
}

const NOTHING: Entered = { reason: '', location: '', counts: {} };

/** Nobody signs for what they have not seen. */
const maySign = (sheet: TransferSheetDto | undefined, { location, counts }: Entered): boolean =>
  sheet !== undefined && tooLong(location, LOCATION_LENGTH) === undefined && areCounts(counts);

interface ToSignProps {
  transfer: Deciding['transfer'];
  sheet: TransferSheetDto | undefined;
  before: TransferSheetDto | undefined;
  entered: Entered;
  onEnter: (part: Partial<Entered>) => void;
  working: boolean;
}

/** The sheet that an approval signs for, and what the recipient says with it. */
function ToSign({ transfer, sheet, before, entered, onEnter, working }: ToSignProps) {
  const { counts, location } = entered;
  return (
    <>
      <SignedFor
        transfer={transfer}
        title="What you sign for"
        before={before}
        answered={working ? sheet : undefined}
        decides
      />
      {sheet && (
        <CountFields
          sheet={sheet}
          counts={counts}
          onChange={(typed) => onEnter({ counts: typed })}
          disabled={working}
        />
      )}
      <LocationInput value={location} onChange={(typed) => onEnter({ location: typed })} disabled={working} />
    </>
  );
}

interface NoLongerOpenProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** It was canceled or answered meanwhile, so that there is nothing to enter any more. */
function NoLongerOpen({ id, title, onClose }: NoLongerOpenProps) {
  const { data: ended } = useQuery(transferQueries.detail(id));
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      description={
        (ended && endedWords(ended)) ?? 'This transfer is no longer open, or no longer yours to see.'
      }
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    />
  );
}

/**
 * Asks before an answer, restating the item, who hands it to whom, and who is accountable afterwards. Where the transfer
 * ends meanwhile, it says so.
 */
export default function DecisionDialog(props: DecisionDialogProps) {
  const { deciding, working, newer, onClose } = props;
  const { transfer, decision } = deciding;
  const read = useReadSheets([transfer], newer);
  // An answer that is at work ends it too.
  const isOpen = working || (read.query.data?.has(transfer.id) ?? true);
  return isOpen ? (
    <DecisionForm {...props} read={read} />
  ) : (
    <NoLongerOpen
      id={transfer.id}
      title={decision === 'reject' ? 'Nothing to reject' : 'Nothing to sign for'}
      onClose={onClose}
    />
  );
}

interface DecisionFormProps extends DecisionDialogProps {
  read: ReturnType<typeof useReadSheets>;
}

/** The question, with what the person says of it. */
function DecisionForm({ deciding, read, working, onConfirm, onClose }: DecisionFormProps) {
  const { transfer, decision } = deciding;
  const me = useCurrentUser();
  const [entered, setEntered] = useState(NOTHING);
  const enter = (part: Partial<Entered>) => setEntered((known) => ({ ...known, ...part }));
  const { reason, location, counts } = entered;
  const words = DECISION_WORDS[decision];
  const isRejection = decision === 'reject';
  const sheet = working ? read.answeredOf(transfer.id) : read.readOf(transfer.id);
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
        blocked={isRejection ? tooLong(reason, REASON_LENGTH) !== undefined : !maySign(sheet, entered)}
        onConfirm={() => onConfirm({ reason, location, ...said })}
        onClose={dismiss}
      >
        <TransferFacts transfer={transfer} me={me} />
        {isRejection ? (
          <TextInput
            label="Reason"
            value={reason}
            onChange={(typed) => enter({ reason: typed })}
            placeholder={DEFAULT_REASON}
            maxLength={REASON_LENGTH}
            disabled={working}
          />
        ) : (
          <ToSign
            {...{ transfer, sheet, entered, working }}
            before={read.before.get(transfer.id)}
            onEnter={enter}
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
