import type { Transfer, TransferSheetDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, ErrorState } from '@hand-receipt/ui';
import type { useSheets } from '../sheet/use-sheets';
import { mayAnswerRecall, mayDecide } from '../transfers/parties';
import { RequestLine } from './request-line';
import type { useAnswers } from './use-answers';

interface RequestLinesProps {
  lines: readonly Transfer[];
  /** What changes hands with each. */
  sheets: ReturnType<typeof useSheets>;
  answers: ReturnType<typeof useAnswers>;
  /** Sentences of what was refused, by the line's id. */
  refusals: ReadonlyMap<string, string>;
  /** Sheets as I read them, of lines that have changed since. */
  before: ReadonlyMap<string, TransferSheetDto>;
  /** Where I keep what I accept, unless a line says otherwise. */
  location: string;
  working: boolean;
  onAnswerRecall: (transfer: Transfer) => void;
}

/** The lines of a request, each with its answer or how it stands. */
export function RequestLines({ lines, sheets: read, answers, refusals, ...shared }: RequestLinesProps) {
  const me = useCurrentUser();
  const { data: sheets, error, isFetching, refetch } = read;
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
      <Box as="ul" aria-label="Items of the request" borderWidth="1px" borderColor="border" borderRadius="l2">
        {lines.map((transfer) => {
          return (
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
            />
          );
        })}
      </Box>
    </>
  );
}
