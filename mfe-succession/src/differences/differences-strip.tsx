import type { SuccessionDetailDto, SuccessionDifferenceDto } from '@hand-receipt/contracts';
import { EmptyState, FormCell, FormStrip, HeroNumber, Panel, Stack, Tally } from '@hand-receipt/ui';
import { DifferenceRow } from './difference-row';

/** What the count found and the book does not say. Nobody signs while one is not agreed. */
export function DifferencesStrip({ succession }: { succession: SuccessionDetailDto }) {
  const { differences } = succession;
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
  const inState = (wanted: SuccessionDifferenceDto['state']) =>
    differences.filter(({ state }) => state === wanted).length;
  const agreed = inState('agreed');
  return (
    <Stack gap="4">
      <FormStrip columns="2fr 1fr 1fr" phoneColumns={2} size="stat">
        <FormCell caption="Differences agreed" phoneSpan={2}>
          <HeroNumber value={agreed} of={differences.length} />
          <Tally
            label={`${agreed} of ${differences.length} differences agreed.`}
            segments={[
              { count: agreed, tone: 'success', label: 'agreed' },
              { count: differences.length - agreed, tone: 'warning', label: 'not agreed' },
            ]}
          />
        </FormCell>
        <FormCell caption="Open">{inState('open')}</FormCell>
        <FormCell caption="Resolved, to agree">{inState('resolved')}</FormCell>
      </FormStrip>
      <Panel title="Differences">
        <ul aria-label="Differences">
          {differences.map((difference) => (
            <DifferenceRow key={difference.id} succession={succession} difference={difference} />
          ))}
        </ul>
      </Panel>
    </Stack>
  );
}
