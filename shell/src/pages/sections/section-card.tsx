import type { SectionDto, SectionsDto } from '@hand-receipt/contracts';
import { Box, Button, Flex, Mono } from '@hand-receipt/ui';
import { BuiltFor, LastError, Release, SectionSwitch, Signature } from './section-parts';
import { pathWords, slotWords } from './section-words';

interface SectionCardProps {
  section: SectionDto;
  data: SectionsDto;
  onOpen: (section: SectionDto) => void;
  onSwitch: (section: SectionDto) => void;
}

/** One section on a phone. */
export function SectionCard({ section, data, onOpen, onSwitch }: SectionCardProps) {
  const { title, paths, release, compatible } = section;
  return (
    <Box className="sections-card">
      <Flex justify="space-between" gap="3" align="center">
        <span className="sections-two-lines">
          <b>{title}</b>
          <Mono muted>{pathWords(paths)}</Mono>
        </span>
        <SectionSwitch section={section} mayChange={data.mayChange} onSwitch={onSwitch} />
      </Flex>
      <Flex justify="space-between" gap="3" align="center">
        <Release release={release} />
        <Signature release={release} />
      </Flex>
      <Flex justify="space-between" gap="3" align="center">
        <span className="sections-muted">Slots: {slotWords(section, data.slots)}</span>
        {compatible ? <BuiltFor compatible={compatible} /> : null}
      </Flex>
      <Flex justify="space-between" gap="3" align="center">
        <LastError section={section} />
        <Button size="s" aria-label={`Details, ${title}`} onClick={() => onOpen(section)}>
          Details
        </Button>
      </Flex>
    </Box>
  );
}
