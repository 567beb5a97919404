import type { PaperAnswer, PaperCheckDto } from '@hand-receipt/contracts';
import { paperQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, ErrorState, formatDateTime, LoadingRows } from '@hand-receipt/ui';
import { PaperDetails } from './paper-details';

const TONES = { CURRENT: 'success', SUPERSEDED: 'warning', 'NOT OURS': 'danger' } as const;

const WORDS: Record<PaperAnswer, string> = {
  CURRENT: 'We printed it, and the record still says the same.',
  SUPERSEDED: 'We printed it, and the record has changed since. Print a new one.',
  'NOT OURS': 'We did not print this page, or a character of its code is wrong. Read the code again.',
};

/** Who learns more than the word. */
function MoreWords({ answer, isSignedIn }: { answer: PaperAnswer; isSignedIn: boolean }) {
  if (answer === 'NOT OURS') return null;
  if (!isSignedIn) return <p>Sign in to compare the page line by line.</p>;
  return <p>Only the giver, the holder and the leaders of the holder see more.</p>;
}

function Answer({ check, isSignedIn }: { check: PaperCheckDto; isSignedIn: boolean }) {
  const { answer, printed_at: printedAt, details } = check;
  return (
    <>
      <Alert tone={TONES[answer]} title={answer}>
        {printedAt ? <p>Printed {formatDateTime(printedAt)}.</p> : null}
        <p>{WORDS[answer]}</p>
        {details ? null : <MoreWords answer={answer} isSignedIn={isSignedIn} />}
      </Alert>
      {details ? <PaperDetails details={details} /> : null}
    </>
  );
}

/** What the server says of a code. */
export function CheckedPaper({ code, isSignedIn }: { code: string; isSignedIn: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(paperQueries.check(code));
  if (isFetching) return <LoadingRows text="Checking the page..." rows={2} />;
  if (error) {
    return (
      <ErrorState
        title="The page could not be checked"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return data ? <Answer check={data} isSignedIn={isSignedIn} /> : null;
}
