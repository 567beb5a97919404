import { type SuccessionScope, successionQueries } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import { GrowingList } from '@hand-receipt/ui';
import { SuccessionRow } from './succession-row';

const EMPTY: Record<SuccessionScope, { title: string; hint: string }> = {
  open: {
    title: 'No change of command is under way',
    hint: 'One that you are part of, or that your unit has, is listed here.',
  },
  ended: { title: 'No change of command has ended', hint: 'Signed and cancelled ones are listed here.' },
};

/** Those that I may see, the newest first. */
export function SuccessionList({ scope }: { scope: SuccessionScope }) {
  const successions = useInfiniteQuery(successionQueries.list(scope));
  return (
    <GrowingList
      pages={successions}
      of="changes of command"
      empty={EMPTY[scope]}
      reason={reasonOf(successions.error)}
    >
      {(succession) => <SuccessionRow key={succession.id} succession={succession} />}
    </GrowingList>
  );
}
