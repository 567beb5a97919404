import type { SuccessionDto } from '@hand-receipt/contracts';
import { counted, formatDate, RecordRow, StatusBadge, Text } from '@hand-receipt/ui';
import { KIND_WORDS } from './kind-words';
import { standingOf } from './succession-words';

/** What comes next, or what ended it. */
function nextDay({ state, due_on: dueOn, signed_at: signedAt }: SuccessionDto): string {
  if (signedAt) return `Signed ${formatDate(signedAt)}`;
  return state === 'cancelled' ? '' : `Due ${formatDate(dueOn)}`;
}

/** One change of command in the list. */
export function SuccessionRow({ succession }: { succession: SuccessionDto }) {
  const { id, from, to, unit, progress, kind } = succession;
  return (
    <RecordRow
      id={id}
      to={`/successions/${id}`}
      what={
        <>
          <b>
            {from.name} to {to.name}
          </b>
          <Text color="fg.muted">
            {kind === 'sub' && `${KIND_WORDS.sub.title}, `}
            {unit.name}, {counted(progress.items, 'item')}
          </Text>
        </>
      }
      when={nextDay(succession)}
      badge={<StatusBadge {...standingOf(succession)} />}
    />
  );
}
