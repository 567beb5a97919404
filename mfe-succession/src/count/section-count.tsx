import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  ChevronLeftIcon,
  FormCell,
  FormStrip,
  HeroNumber,
  Stack,
  Tally,
  Text,
} from '@hand-receipt/ui';
import { ReaderPanel } from './reader-panel';
import { SectionLines } from './section-lines';

interface SectionCountProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
  onBack: () => void;
}

/** The count of one section: the reader's field, the recorder's list. */
export function SectionCount({ succession, section, onBack }: SectionCountProps) {
  const { number, title, counted, items, reader, open_differences: differ, my_count: part } = section;
  return (
    <Stack gap="4">
      <Box>
        <Button size="s" variant="ghost" icon={<ChevronLeftIcon size={14} />} onClick={onBack}>
          All sections
        </Button>
      </Box>
      <FormStrip columns={1} phoneColumns={1} numbering="none" size="stat">
        <FormCell
          caption={`Section ${number}, ${title}`}
          aside={<Text as="span">{reader.name} reads</Text>}
          hint={differ > 0 ? `${differ} differ` : undefined}
        >
          <HeroNumber value={counted} of={items} size="lg" />
          <Tally
            label={`${counted} of ${items} items counted.`}
            segments={[
              { count: counted, tone: 'success', label: 'counted' },
              { count: items - counted, tone: 'neutral', label: 'not counted' },
            ]}
          />
        </FormCell>
      </FormStrip>
      {part === 'reader' && succession.may.read && <ReaderPanel succession={succession} section={section} />}
      <SectionLines succession={succession} section={section} />
    </Stack>
  );
}
