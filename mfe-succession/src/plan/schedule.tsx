import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { useUrlState } from '@hand-receipt/platform';
import { Box, Label, Panel, Text } from '@hand-receipt/ui';
import { AfterCount } from './after-count';
import { DayHeads, DayTrack } from './day-track';
import { daysBetween } from './days';
import { ScheduleLegend } from './schedule-legend';
import { SectionRow, WORDS_COLUMNS } from './section-row';
import { sayNotChanged, sectionActs } from './section-acts';
import { usePlan } from './use-plan';

/** Pixels of what stands left of the chart, and of the narrowest day. */
const LEFT = 344;
const LEAST_DAY = 22;

const headStyles = {
  display: { base: 'none', xl: 'grid' },
  gridTemplateColumns: '344px minmax(0, 1fr)',
  height: '40px',
  bg: 'bg.subtle',
  borderBottomWidth: '1px',
  borderColor: 'border',
  '& > [data-part=head]': {
    display: 'grid',
    gridTemplateColumns: WORDS_COLUMNS,
    columnGap: '8px',
    alignItems: 'center',
    padding: '0 8px 0 16px',
    borderRightWidth: '1px',
    borderColor: 'border',
  },
  '& > [data-part=head] > :first-of-type': { gridColumn: '2' },
  '& > [data-part=head] > :last-of-type': { textAlign: 'end' },
} as const;

/**
 * The sections and their days. A section moves by dragging its block, or by its menu. `?act` of the address names what is
 * asked, and `?of` the number of the section.
 */
export function Schedule({ succession }: { succession: SuccessionDetailDto }) {
  const { sections, starts_on: startsOn, due_on: dueOn, may } = succession;
  const { set } = useUrlState();
  const { change } = usePlan(succession);
  const chart = { days: daysBetween(startsOn, dueOn), today: localDay(), dueOn };

  const actionsOf = sectionActs(may, change, ({ act, number }) => set({ act, of: String(number) }));
  const moveOf = ({ number }: SuccessionSectionDto) =>
    may.plan ? (day: string) => void change(number, { day }).catch(sayNotChanged) : undefined;

  return (
    <Panel
      title="Schedule"
      badge={
        <Text as="span" color="fg.muted" textStyle="caption">
          By sub-hand receipt, smallest first
        </Text>
      }
      actions={<ScheduleLegend />}
    >
      <Box overflowX="auto">
        <Box minWidth={{ base: '0', xl: `${LEFT + chart.days.length * LEAST_DAY}px` }}>
          <Box css={headStyles}>
            <div data-part="head" aria-hidden="true">
              <Label>Section, holder</Label>
              <Label>Items</Label>
            </div>
            <DayHeads {...chart} />
          </Box>
          <ul aria-label="Sections">
            {sections.map((section) => (
              <SectionRow
                key={section.number}
                section={section}
                actions={actionsOf(section)}
                track={<DayTrack {...chart} day={section.day} onMove={moveOf(section)} />}
              />
            ))}
          </ul>
          <AfterCount succession={succession} chart={chart} />
        </Box>
      </Box>
    </Panel>
  );
}
