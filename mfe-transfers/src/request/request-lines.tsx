import type { Transfer } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, ErrorState } from '@hand-receipt/ui';
import type { useSheets } from '../sheet/use-sheets';
import { mayDecide } from '../transfers/parties';
import { RequestLine } from './request-line';
import type { useAnswers } from './use-answers';

interface RequestLinesProps {
  lines: readonly Transfer[];
  /** What changes hands with each. */
  sheets: ReturnType<typeof useSheets>;
  answers: ReturnType<typeof useAnswers>;
  /** Sentences of what was refused, by the line's id. */
  refusals: ReadonlyMap<string, string>;
  working: boolean;
}

/** The lines of a request, each with its answer or how it stands. */
export function RequestLines({ lines, sheets: read, answers, refusals, working }: RequestLinesProps) {
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
          const { decision, reason } = answers.choiceOf(transfer.id);
          return (
            <RequestLine
              key={transfer.id}
              transfer={transfer}
              sheet={sheets?.get(transfer.id)}
              mine={mayDecide(transfer, me)}
              decision={decision}
              reason={reason}
              refusal={refusals.get(transfer.id)}
              working={working}
              onChoose={answers.choose}
              onReason={answers.giveReason}
            />
          );
        })}
      </Box>
    </>
  );
}
