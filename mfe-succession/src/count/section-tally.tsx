import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, HeroNumber, Text } from '@hand-receipt/ui';
import { CountTally, differWords } from './count-tally';
import { ToConfirm } from './to-confirm';

interface SectionTallyProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
  caption: string;
}

/** How far the count of a section is, and who reads. What differs is counted, too. */
export function SectionTally({ succession, section, caption }: SectionTallyProps) {
  const { counted, items, reader, open_differences: differ } = section;
  return (
    <FormStrip columns={1} phoneColumns={1} numbering="none" size="stat">
      <FormCell
        caption={caption}
        aside={<Text as="span">{reader.name} reads</Text>}
        hint={differWords(differ)}
      >
        <HeroNumber value={counted} of={items} size="lg" />
        <CountTally items={items} counted={counted} differ={differ} />
        <ToConfirm succession={succession} section={section} />
      </FormCell>
    </FormStrip>
  );
}

/** The same on a phone, whose head says already who reads: lower, so that more of what was read is in sight. */
export function PhoneSectionTally({ succession, section }: Omit<SectionTallyProps, 'caption'>) {
  const { counted, items, open_differences: differ } = section;
  return (
    <FormStrip columns={1} phoneColumns={1} numbering="none" size="stat">
      <FormCell caption="Counted" aside={differWords(differ)}>
        <HeroNumber value={counted} of={items} />
        <CountTally items={items} counted={counted} differ={differ} />
        <ToConfirm succession={succession} section={section} />
      </FormCell>
    </FormStrip>
  );
}
