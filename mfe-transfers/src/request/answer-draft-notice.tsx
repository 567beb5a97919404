import { Alert, DraftNotice } from '@hand-receipt/ui';
import type { useRestoredAnswers } from './use-restored-answers';

/** Says that the answers come from a draft, or that a draft was not brought back. */
export function AnswerDraftNotice({ draft }: { draft: ReturnType<typeof useRestoredAnswers> }) {
  const { keptAt, isOutdated, empty } = draft;
  if (isOutdated) {
    return (
      <Alert tone="warning" title="Draft discarded">
        What is offered changed since you answered. Answer each line again.
      </Alert>
    );
  }
  return <DraftNotice keptAt={keptAt} onStartEmpty={empty} />;
}
