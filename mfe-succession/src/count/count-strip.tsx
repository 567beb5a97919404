import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { EmptyState, FormCell, FormStrip, HeroNumber, Panel, Stack, Tally } from '@hand-receipt/ui';
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
  const { items, counted } = succession.progress;
  return (
    <Stack gap="4">
      <FormStrip columns={1} phoneColumns={1} numbering="none" size="stat">
        <FormCell caption="Counted">
          <HeroNumber value={counted} of={items} />
          <Tally
            label={`${counted} of ${items} items counted.`}
            segments={[
              { count: counted, tone: 'success', label: 'counted' },
              { count: items - counted, tone: 'neutral', label: 'not counted' },
            ]}
          />
        </FormCell>
      </FormStrip>
      <CountedSections succession={succession} onOpen={openSection} />
    </Stack>
  );
}
