import type { Transfer } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, ErrorState } from '@hand-receipt/ui';
import type { Sheets, useSheets } from '../sheet/use-sheets';
import { mayAnswerRecall, mayDecide } from '../transfers/parties';
import type { ArrangedLines } from './arrange-lines';
import { LineGroupSection } from './line-group';
import { RequestLine } from './request-line';
import type { useAnswers } from './use-answers';

interface RequestLinesProps {
  lines: ArrangedLines;
  /** What changes hands with each. */
  sheets: ReturnType<typeof useSheets>;
  answers: ReturnType<typeof useAnswers>;
  /** Sentences of what was refused, by the line's id. */
  refusals: ReadonlyMap<string, string>;
  /** Sheets as I read them, of lines that have changed since. */
  before: Sheets;
  /** Where I keep what I accept, unless a line says otherwise. */
  location: string;
  working: boolean;
  onAnswerRecall: (transfer: Transfer) => void;
}

/** The lines of a request, each with its answer or how it stands. Like items of a long one stand together. */
export function RequestLines({ lines, sheets: read, answers, refusals, ...shared }: RequestLinesProps) {
  const me = useCurrentUser();
  const { data: sheets, error, isFetching, refetch } = read;
  const { first, groups, rest } = lines;

  const toLine = (transfer: Transfer, brief = false) => (
    <RequestLine
      key={transfer.id}
      transfer={transfer}
      sheet={sheets?.get(transfer.id)}
      mine={mayDecide(transfer, me)}
      choice={answers.choiceOf(transfer.id)}
      refusal={refusals.get(transfer.id)}
      before={shared.before.get(transfer.id)}
      location={shared.location}
      working={shared.working}
      onChange={answers.change}
      onAnswerRecall={mayAnswerRecall(transfer, me) ? shared.onAnswerRecall : undefined}
      brief={brief}
    />
  );
  const toList = (label: string, part: readonly Transfer[]) =>
    part.length > 0 && (
      <Box as="ul" aria-label={label} borderWidth="1px" borderColor="border" borderRadius="l2">
        {part.map((transfer) => toLine(transfer))}
      </Box>
    );

  return (
    <>
      {error && !sheets && (
        <ErrorState
          title="Failed to load the components"
          message={`${error.message} Nobody can approve what they have not seen.`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {toList('Items of the request', first)}
      {groups.map(({ key, item, lines: alike }) => (
        <LineGroupSection
          key={key}
          item={item}
          mounted={sheets?.get(alike[0]?.id ?? '')?.mounted ?? []}
          count={alike.length}
        >
          {alike.map((transfer) => toLine(transfer, true))}
        </LineGroupSection>
      ))}
      {toList(groups.length > 0 ? 'Other items of the request' : 'More items of the request', rest)}
    </>
  );
}
