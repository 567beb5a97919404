import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Button } from '@hand-receipt/ui';
import { PrepareRow } from './prepare-row';
import { useEntryActs } from './use-entry-acts';

/** Every check, each with what ends it here. */
export function PrepareRows({ succession }: { succession: SuccessionDetailDto }) {
  const { set } = useUrlState();
  const actsOf = useEntryActs(succession, (act, { id }) => set({ act, of: id }));
  const { prepare, may } = succession;

  return (
    <ul aria-label="Before the count">
      {prepare.map((row) => (
        <PrepareRow
          key={row.key}
          row={row}
          acts={actsOf(row)}
          button={
            row.key === 'orders' &&
            may.note && (
              <Button size="s" onClick={() => set({ act: 'attach' })}>
                Attach
              </Button>
            )
          }
        />
      ))}
    </ul>
  );
}
