import { DEFAULT_REASON } from '@hand-receipt/data';
import { Box, CheckIcon, ConfirmDialog, Flex, Link2Icon, Serial, Text, XIcon } from '@hand-receipt/ui';
import { componentsText } from '../sheet/sheet-words';
import { serialOf } from '../transfers/parties';
import { answerWords, type ChosenAnswer } from './answer-words';

interface ConfirmAnswersProps {
  answers: readonly ChosenAnswer[];
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before several answers; what is rejected is named with its reason. */
export function ConfirmAnswers({ answers, working, onConfirm, onClose }: ConfirmAnswersProps) {
  const words = answerWords(answers);
  const accepted = answers.filter(({ decision }) => decision === 'approve');
  const rejected = answers.filter(({ decision }) => decision === 'reject');
  return (
    <ConfirmDialog
      open
      title={words.title}
      description={words.question}
      confirmLabel={words.confirm}
      tone={rejected.length === answers.length ? 'danger' : 'normal'}
      icon={rejected.length === answers.length ? <XIcon /> : <CheckIcon />}
      working={working}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {accepted.length > 0 && (
        <ul aria-label="Items to sign for">
          {accepted.map(({ transfer, shown, location }) => (
            <li key={transfer.id}>
              <Serial>{serialOf(transfer)}</Serial> {transfer.name}
              {shown && `, ${componentsText(shown.item.components)}`}
              {location?.trim() && `, to ${location.trim()}`}
              {shown?.mounted.map((one) => (
                <Box key={one.id} ps="4">
                  with <Serial>{one.serial_number}</Serial> {one.name}, {componentsText(one.components)}
                </Box>
              ))}
            </li>
          ))}
        </ul>
      )}
      {rejected.length > 0 && (
        <ul aria-label="Items to reject">
          {rejected.map(({ transfer, reason }) => (
            <li key={transfer.id}>
              <Serial>{serialOf(transfer)}</Serial> {transfer.name}: {reason.trim() || DEFAULT_REASON}
            </li>
          ))}
        </ul>
      )}
      <Flex gap="2" color="fg.muted">
        <Link2Icon size={14} strokeWidth={2} style={{ flex: 'none', marginTop: 1 }} />
        <Text textStyle="caption">{words.meaning}</Text>
      </Flex>
    </ConfirmDialog>
  );
}
