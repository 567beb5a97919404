import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { Box, Button, ChevronLeftIcon, Stack } from '@hand-receipt/ui';
import { ReaderPanel } from './reader-panel';
import { SectionLines } from './section-lines';
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

/** The count of one section. On a phone `PhoneCount` takes its place. */
export function SectionCount({ succession, section, onBack }: SectionCountProps) {
  const { number, title, my_count: part } = section;
  return (
    <Stack gap="4">
      <Box>
        <Button size="s" variant="ghost" icon={<ChevronLeftIcon size={14} />} onClick={onBack}>
          All sections
        </Button>
      </Box>
      <SectionTally section={section} caption={`Section ${number}, ${title}`} />
      {part === 'reader' && succession.may.read ? (
        <ReadCount succession={succession} section={section} />
      ) : (
        <SectionLines succession={succession} section={section} />
      )}
    </Stack>
  );
}
