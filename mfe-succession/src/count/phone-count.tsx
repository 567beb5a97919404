import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { useConnection } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  ChevronLeftIcon,
  Flex,
  IconButton,
  Tabs,
  Text,
  useBack,
  useFullScreen,
} from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';
import { PhoneBar } from './phone-bar';
import { ReaderPanel } from './reader-panel';
import { SectionLines } from './section-lines';
import { partIn } from './section-part';
import { PhoneSectionTally } from './section-tally';
import { type Reader, useReader } from './use-reader';
import { RESULT_OF, type ShownLines, useShownLines } from './use-shown-lines';

interface PhoneCountProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
  onBack: () => void;
}

/** From edge to edge, as the rules of a form. */
const wide = { borderRadius: '0', borderInlineWidth: '0' } as const;

const screen = {
  position: 'fixed',
  inset: '0',
  zIndex: '4',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: 'bg',
  '& > .hr-strip, & .hr-panel': wide,
} as const;

/** What was read and what remains scroll together, under the field. */
const scrolled = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  pb: '3',
  '& > *': { flexShrink: '0' },
  '& [role=tablist]': { marginInline: '0', paddingInline: '16px' },
} as const;

/**
 * The field, and what was read with it. On a low screen they are parts of what scrolls, so that the field stays in sight
 * over the lines that remain, too.
 */
const read = {
  display: 'contents',
  '@media (min-height: 700px)': { display: 'grid', alignContent: 'start', gap: '3' },
  '& > .hr-panel': { flexShrink: '0' },
  '& > .hr-panel:first-of-type:has(.hr-code-form)': { position: 'sticky', top: '0', zIndex: '1' },
  // One row: the field, Enter, and the camera as an icon that keeps its name for readers.
  '& .hr-code-form > div': { flexWrap: 'nowrap' },
  '& .hr-code-form .hr-code-input': { flex: '1 1 0', minWidth: '0' },
  '& .hr-code-form > div > .hr-button:last-of-type': { fontSize: '0', gap: '0', paddingInline: '12px' },
} as const;

const EMPTY: Record<ShownLines, { title: string; hint?: string }> = {
  remaining: { title: 'Nothing remains', hint: 'Every line of this section has a result.' },
  'not-here': {
    title: 'Nothing is marked as not found',
    hint: 'The recorder marks it. The reader confirms it.',
  },
  all: { title: 'No lines' },
};

/** What is counted, and the way to the list of sections, which the browser's Back takes too. */
function Head({ succession, section, onBack }: PhoneCountProps) {
  useBack(onBack);
  const { title, number, reader } = section;
  return (
    <Flex
      as="header"
      data-part="all-sections"
      align="center"
      gap="1"
      px="1"
      minH="56px"
      background="bg.panel"
    >
      <IconButton size="l" label="All sections" icon={<ChevronLeftIcon size={22} />} onClick={onBack} />
      <Box minW="0">
        <Text as="h1" textStyle="title" truncate>
          {title}
        </Text>
        <Text color="fg.muted" textStyle="caption" truncate>
          Section {number} of {succession.sections.length} · {reader.name} reads
        </Text>
      </Box>
    </Flex>
  );
}

/** A screen that is tall enough shows what was read and what remains together, each with its own scroll. */
const together = {
  '@media (min-height: 700px)': {
    overflow: 'hidden',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) minmax(160px, 28%)',
    gap: '0',
    pb: '0',
    '& > *': { overflowY: 'auto', overscrollBehavior: 'contain' },
    '& > :last-child': { borderTopWidth: '1px', borderColor: 'border' },
  },
} as const;

/** Where it scrolls with the rest, it is tall enough to come into view whole. The tabs say already which lines they are. */
const listed = {
  minHeight: '60dvh',
  '@media (min-height: 700px)': { minHeight: '0' },
  '& .hr-panel > header': { display: 'none' },
} as const;

/** Without a connection: how much waits on this device. */
function Offline({ reader }: { reader?: Reader }) {
  const isOnline = useConnection(({ online }) => online);
  if (isOnline) return null;
  const waiting = reader?.queued.length ?? 0;
  return (
    <Alert tone="warning" title="You are offline">
      <p>
        {waiting > 0
          ? `${waiting} queued on this device.`
          : 'What was read last is shown. Readings wait on this device.'}
      </p>
    </Alert>
  );
}

/** The lines that a phone shows; of those that are not here, how many wait to be confirmed. */
const tabsOf = ({ to_confirm: waiting }: SuccessionSectionDto) =>
  [
    { value: 'remaining', label: 'Remaining' },
    { value: 'not-here', label: 'Not here', count: waiting || undefined, countTone: 'demand' },
    { value: 'all', label: 'All' },
  ] as const;

/** The count of a section in the whole window of a phone: tally, field, what was read, what remains. */
function Whole({ reader, ...count }: PhoneCountProps & { reader?: Reader }) {
  const { succession, section, onBack } = count;
  const [shown, show] = useShownLines();
  const lines = useRef<HTMLDivElement>(null);
  useFullScreen(true);
  // Chosen in the bar, the list comes into view.
  useEffect(() => {
    if (shown !== 'remaining') lines.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return (
    <Box css={screen}>
      <Head {...count} />
      <PhoneSectionTally succession={succession} section={section} />
      <Box css={reader ? [scrolled, together] : scrolled}>
        {reader ? (
          <Box css={read}>
            <Offline reader={reader} />
            <ReaderPanel succession={succession} section={section} reader={reader} />
          </Box>
        ) : (
          <Offline />
        )}
        <Box ref={lines} css={listed} scrollMarginTop={reader ? '160px' : '0'}>
          <Tabs label="Lines of the section" tabs={tabsOf(section)} value={shown} onChange={show}>
            <SectionLines
              succession={succession}
              section={section}
              result={RESULT_OF[shown]}
              empty={EMPTY[shown]}
            />
          </Tabs>
        </Box>
      </Box>
      {partIn(succession, section) && <PhoneBar section={section} reader={reader} onEnd={onBack} />}
    </Box>
  );
}

function ReaderPhone(count: PhoneCountProps) {
  const reader = useReader(count.succession.id, count.section.number);
  return <Whole {...count} reader={reader} />;
}

/** The count of a section on a phone. */
export function PhoneCount(count: PhoneCountProps) {
  return partIn(count.succession, count.section) === 'reader' ? (
    <ReaderPhone {...count} />
  ) : (
    <Whole {...count} />
  );
}
