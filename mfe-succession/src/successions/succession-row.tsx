import type { SuccessionDto } from '@hand-receipt/contracts';
import { counted, formatDate, Mono, RecordRow, StatusBadge, Text } from '@hand-receipt/ui';
import { KIND_WORDS } from './kind-words';
import { standingOf } from './succession-words';

/** What comes next, or what ended it. */
function NextDay({ succession }: { succession: SuccessionDto }) {
  const { state, due_on: dueOn, signed_at: signedAt } = succession;
  if (state === 'cancelled' && !signedAt) return null;
  return (
    <>
      {signedAt ? 'Signed' : 'Due'} <Mono>{formatDate(signedAt ?? dueOn)}</Mono>
    </>
  );
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
      when={<NextDay succession={succession} />}
      badge={<StatusBadge {...standingOf(succession)} />}
    />
  );
}
