import { type DecisionResultDto, toTransfer, type Transfer } from '@hand-receipt/contracts';
import { type LineAnswer, transferMutations, transferQueries } from '@hand-receipt/data';
import { useCurrentUser, useMutation, useQuery } from '@hand-receipt/platform';
import { toast, tooLong } from '@hand-receipt/ui';
import { useState } from 'react';
import { type Sheets, useReadSheets } from '../sheet/use-sheets';
import { recordApproval } from '../local-ledger/record-approval';
import { LOCATION_LENGTH } from '../decision/location-input';
import { areCounts, toCounts } from '../sheet/counted';
import { failedWords, REASON_LENGTH } from '../decision/decision-words';
import { mayAnswerRecall, mayCancel, mayConsent, mayDecide } from '../transfers/parties';
import { arrangeLines, inOrder } from './arrange-lines';
import { answeredWords, type ChosenAnswer, countOf, itemCount } from './answer-words';
import { useAnswers } from './use-answers';
import { useRestoredAnswers } from './use-restored-answers';

const failed = (title: string) => (error: Error) => toast(failedWords(error, `${title}: ${error.message}`));

const refusalsOf = (results: readonly Pick<DecisionResultDto, 'id' | 'message'>[]) =>
  new Map(results.flatMap(({ id, message }) => (message === null ? [] : [[id, message] as const])));

/** Of the lines that had changed: the sheet as it is now. */
const newerSheets = (results: readonly DecisionResultDto[]): Sheets =>
  new Map(results.flatMap(({ id, sheet }) => (sheet === null ? [] : [[id, sheet] as const])));

/** A request of several items: its lines, what I am about to answer, and what became of it. */
export function useRequest(requestId: string) {
  const me = useCurrentUser();
  const query = useQuery(transferQueries.requestLines(requestId));
  const answers = useAnswers();
  const decide = useMutation({
    ...transferMutations.decideBatch,
    onSuccess: (results) => {
      for (const { ok, transfer } of results) {
        if (ok && transfer?.status === 'Approved') recordApproval(toTransfer(transfer));
      }
    },
  });
  const cancel = useMutation(transferMutations.cancelBatch);
  const [location, setLocation] = useState('');
  const [newer, setNewer] = useState<Sheets>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  const lines = query.data ?? [];
  const read = useReadSheets(lines, newer);
  const { query: sheets, before, readOf } = read;
  const draft = useRestoredAnswers({ requestId, answers, location, setLocation, read });
  const arranged = arrangeLines(lines, sheets.data, before);
  const open = inOrder(arranged).filter((line) => mayDecide(line, me));
  const recalled = lines.filter((line) => mayAnswerRecall(line, me));
  const toConsent = lines.filter((line) => mayConsent(line, me));
  const cancellable = lines.filter((line) => mayCancel(line, me));
  const chosen = open.flatMap((transfer): ChosenAnswer[] => {
    const { decision, reason, location: own, counts } = answers.choiceOf(transfer.id);
    if (!decision) return [];
    const sheet = readOf(transfer.id);
    const shown = sheets.data?.get(transfer.id);
    const counted = shown && toCounts(shown, counts);
    const place = own?.trim() ? own : location;
    return [{ transfer, decision, reason, sheet, shown, location: place, counts: counted }];
  });

  // Nobody signs for what they have not seen, and no reason is cut off.
  const blocked = chosen.some(({ transfer, decision, sheet, reason, location: place = '' }) =>
    decision === 'approve'
      ? !sheet ||
        tooLong(place, LOCATION_LENGTH) !== undefined ||
        !areCounts(answers.choiceOf(transfer.id).counts)
      : tooLong(reason, REASON_LENGTH) !== undefined,
  );

  const tell = (sent: readonly LineAnswer[], results: readonly DecisionResultDto[]) => {
    const refused = refusalsOf(results);
    setRefusals(refused);
    setNewer((known) => new Map([...known, ...newerSheets(results)]));
    const done = sent.filter(({ transfer }) => !refused.has(transfer.id));
    draft.forget(
      done.map(({ transfer }) => transfer.id),
      done.length === open.length,
    );
    toast(answeredWords(countOf(done, 'approve'), countOf(done, 'reject'), refused.size));
  };

  const tellCancelled = (sent: readonly Transfer[], refused: ReadonlyMap<string, string>) => {
    setRefusals(refused);
    toast({
      tone: refused.size > 0 ? 'danger' : 'success',
      title: 'Transfer Cancelled',
      description: `Transfer of ${itemCount(sent.length - refused.size)} cancelled.${
        refused.size > 0 ? ` ${itemCount(refused.size)} could not be cancelled.` : ''
      }`,
    });
  };

  return {
    query,
    sheets,
    blocked,
    lines,
    arranged,
    open,
    /** Recalled lines that I hold. */
    recalled,
    /** Lines to whose sign-over I must agree. */
    toConsent,
    cancellable,
    answers,
    /** What is kept of the answers on this device. */
    draft,
    chosen,
    refusals,
    working: decide.isPending || cancel.isPending,
    /** Where I keep what I accept; '' where I do not say. A line may differ. */
    location,
    setLocation,
    /** Sheets as I read them, of lines that have changed since. */
    before,
    /** Sends what was confirmed, which what is shown by now may differ from. */
    send: (confirmed: readonly LineAnswer[], onSettled: () => void) =>
      decide.mutate(confirmed, {
        onSuccess: (results) => tell(confirmed, results),
        onError: failed('Failed to answer transfers'),
        onSettled,
      }),
    cancelAll: (onSettled: () => void) =>
      cancel.mutate(cancellable, {
        onSuccess: (refused) => tellCancelled(cancellable, refused),
        onError: failed('Failed to cancel transfers'),
        onSettled,
      }),
  };
}
