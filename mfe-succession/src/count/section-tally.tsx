import type { SuccessionSectionDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, HeroNumber, Tally, Text } from '@hand-receipt/ui';

interface SectionTallyProps {
  section: SuccessionSectionDto;
  caption: string;
  size?: 'md' | 'lg';
}

/** How far the count of a section is. What differs is counted, too. */
export function SectionTally({ section, caption, size = 'lg' }: SectionTallyProps) {
  const { counted, items, reader, open_differences: differ } = section;
  return (
    <FormStrip columns={1} phoneColumns={1} numbering="none" size="stat">
      <FormCell
        caption={caption}
        aside={<Text as="span">{reader.name} reads</Text>}
        hint={differ > 0 ? `${differ} differ` : undefined}
      >
        <HeroNumber value={counted} of={items} size={size} />
        <Tally
          label={`${counted} of ${items} items counted.`}
          segments={[
            { count: counted, tone: 'success', label: 'counted' },
            { count: items - counted, tone: 'neutral', label: 'not counted' },
          ]}
        />
      </FormCell>
    </FormStrip>
  );
}
