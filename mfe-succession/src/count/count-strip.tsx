import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { EmptyState, FormCell, FormStrip, HeroNumber, Panel, Stack } from '@hand-receipt/ui';
import { CountTally, differWords } from './count-tally';
import { CountedSections } from './counted-sections';
import { SectionCount } from './section-count';
import { useSection } from './use-section';

/** How far the count is, and the count of one section. */
export function CountStrip({ succession }: { succession: SuccessionDetailDto }) {
  const [section, openSection] = useSection(succession);
  if (!succession.activated_at) {
    return (
      <Panel>
        {succession.state === 'cancelled' ? (
          <EmptyState title="Nothing was counted" hint="It was cancelled before the activation." />
        ) : (
          <EmptyState title="The count has not begun" hint="It begins after the activation, under Prepare." />
        )}
      </Panel>
    );
  }
  if (section) {
    return <SectionCount succession={succession} section={section} onBack={() => openSection(null)} />;
  }
  const { items, counted, openDifferences: differ } = succession.progress;
  return (
    <Stack gap="4">
      <FormStrip columns={1} phoneColumns={1} numbering="none" size="stat">
        <FormCell caption="Counted" hint={differWords(differ)}>
          <HeroNumber value={counted} of={items} />
          <CountTally items={items} counted={counted} differ={differ} />
        </FormCell>
      </FormStrip>
      <CountedSections succession={succession} onOpen={openSection} />
    </Stack>
  );
}
