import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { Box, Button, ChevronLeftIcon, Stack, useBack } from '@hand-receipt/ui';
import { ReaderPanel } from './reader-panel';
import { SectionLines } from './section-lines';
import { partIn } from './section-part';
import { SectionTally } from './section-tally';
import { useReader } from './use-reader';

interface SectionCountProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
  onBack: () => void;
}

const columns = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

type Counted = Omit<SectionCountProps, 'onBack'>;

/** The reader's field at the left, the list at the right. */
function ReadCount({ succession, section }: Counted) {
  const reader = useReader(succession.id, section.number);
  return (
    <Box css={columns}>
      <Stack gap="4">
        <ReaderPanel succession={succession} section={section} reader={reader} />
      </Stack>
      <SectionLines succession={succession} section={section} />
    </Box>
  );
}

/** Leads to the list of sections, as the browser's Back does. */
function AllSections({ onBack }: Pick<SectionCountProps, 'onBack'>) {
  useBack(onBack);
  return (
    <Box data-part="all-sections">
      <Button size="s" variant="ghost" icon={<ChevronLeftIcon size={14} />} onClick={onBack}>
        All sections
      </Button>
    </Box>
  );
}

/** The count of one section. On a phone `PhoneCount` takes its place. */
export function SectionCount({ succession, section, onBack }: SectionCountProps) {
  const { number, title } = section;
  return (
    <Stack gap="4">
      <AllSections onBack={onBack} />
      <SectionTally succession={succession} section={section} caption={`Section ${number}, ${title}`} />
      {partIn(succession, section) === 'reader' ? (
        <ReadCount succession={succession} section={section} />
      ) : (
        <SectionLines succession={succession} section={section} />
      )}
    </Stack>
  );
}
