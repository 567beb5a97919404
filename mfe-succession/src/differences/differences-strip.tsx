import type { SuccessionDetailDto, SuccessionDifferenceDto } from '@hand-receipt/contracts';
import { EmptyState, FormCell, FormStrip, Panel } from '@hand-receipt/ui';

/** What the count found and the book does not say. */
export function DifferencesStrip({ succession: { differences } }: { succession: SuccessionDetailDto }) {
  const inState = (wanted: SuccessionDifferenceDto['state']) =>
    differences.filter(({ state }) => state === wanted).length;
  if (differences.length === 0) {
    return (
      <Panel>
        <EmptyState
          title="No differences"
          hint="What the count finds and the book does not say is listed here."
        />
      </Panel>
    );
  }
  return (
    <FormStrip columns={3} phoneColumns={3} numbering="none" size="stat">
      <FormCell caption="Open">{inState('open')}</FormCell>
      <FormCell caption="Resolved, to agree">{inState('resolved')}</FormCell>
      <FormCell caption="Agreed">{inState('agreed')}</FormCell>
    </FormStrip>
  );
}
