import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { Box, Button, Panel, StatusBadge, Text } from '@hand-receipt/ui';
import { partIn } from './section-part';
import { ToConfirm } from './to-confirm';

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 100px 140px 110px' },
  gap: { base: '4px 12px', md: '16px' },
  alignItems: 'center',
  padding: '8px 16px',
  textStyle: 'table',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderTopWidth: '0' },
} as const;

/** What the reader may do in a section. */
const PARTS = { reader: 'Read', recorder: 'Record' } as const;

interface CountedSectionProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
  onOpen: (number: number) => void;
}

function CountedSection({ succession, section, onOpen }: CountedSectionProps) {
  const { number, title, counted, items, reader, recorder } = section;
  const part = partIn(succession, section);
  const isDone = counted === items;
  return (
    <Box as="li" css={rowStyles} data-section={number} aria-label={`Section ${number}, ${title}`}>
      <span>
        <b>{title}</b>
        <Text color="fg.muted" textStyle="caption">
          {reader.name} reads, {recorder.name} records
        </Text>
        <ToConfirm succession={succession} section={section} />
      </span>
      <span>
        {counted} of {items}
      </span>
      <StatusBadge
        status={isDone ? 'completed' : 'not-verified'}
        label={isDone ? 'Counted' : 'Not counted'}
      />
      <Button size="s" aria-label={`${part ? PARTS[part] : 'Open'}, ${title}`} onClick={() => onOpen(number)}>
        {part ? PARTS[part] : 'Open'}
      </Button>
    </Box>
  );
}

/** The sections that are counted, each with its progress. */
export function CountedSections({
  succession,
  onOpen,
}: {
  succession: SuccessionDetailDto;
  onOpen: (number: number) => void;
}) {
  return (
    <Panel title="Sections">
      <ul aria-label="Sections">
        {succession.sections
          .filter(({ included }) => included)
          .map((section) => (
            <CountedSection key={section.number} succession={succession} section={section} onOpen={onOpen} />
          ))}
      </ul>
    </Panel>
  );
}
