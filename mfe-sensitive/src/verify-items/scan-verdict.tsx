import { serialDifference, serialDifferenceWords } from '@hand-receipt/contracts';
import { Box, Button, Flex, LiveText, Serial, Text, VisuallyHidden } from '@hand-receipt/ui';
import { KeepUii } from './keep-uii';
import { NewLabel } from './new-label';
import type { ScanEntry } from './scan-entry';
import { SCAN_LOOKS } from './scan-looks';

interface ScanVerdictProps {
  /** How far the count is, said with each verdict. */
  progress?: string;
  /** In one row, for a phone's count. */
  compact?: boolean;
  /** The scan that was read last; undefined before the first. */
  entry: ScanEntry | undefined;
  /** Puts a serial number into the box, to be compared with the data plate and sent. */
  onTake: (serial: string) => void;
  /** Sends a code again, with the serial number that the person has read on the data plate. */
  onPlate: (code: string, plateReads: string) => void;
}

/** In which characters each near miss differs from what was read, in words. */
const differencesOf = ({ serial, nearMisses }: ScanEntry): string[] =>
  nearMisses.map(({ serialNumber }) => serialDifferenceWords(serial, serialNumber, serialNumber));

/** What became of the last scan, large enough for the hand that holds the item. */
export function ScanVerdict({ entry, progress, compact = false, onTake, onPlate }: ScanVerdictProps) {
  const said =
    entry && entry.state !== 'checking'
      ? [`${SCAN_LOOKS[entry.state].label}. ${entry.message}`, ...differencesOf(entry)].join(' ')
      : '';
  return (
    <>
      <LiveText assertive={progress === undefined}>
        {said && progress ? `${said} ${progress}.` : said}
      </LiveText>
      {entry ? <Verdict entry={entry} compact={compact} onTake={onTake} onPlate={onPlate} /> : null}
    </>
  );
}

type VerdictProps = Required<Omit<ScanVerdictProps, 'progress'>> & { entry: ScanEntry };

/** Colors of a verdict, by its tone. */
const colorsOf = (tone: (typeof SCAN_LOOKS)[ScanEntry['state']]['tone']) =>
  tone === 'neutral'
    ? { ground: 'bg.muted', ink: 'fg.muted', edge: 'border' }
    : { ground: `${tone}.subtle`, ink: `${tone}.fg`, edge: `${tone}.border` };

function Verdict({ entry, compact, onTake, onPlate }: VerdictProps) {
  const { serial, state, message } = entry;
  const { label, tone, Icon } = SCAN_LOOKS[state];
  const { ground, ink, edge } = colorsOf(tone);
  // 'XX999 is not on the books.' under 'Not on the books' and XX999 says it twice.
  const isSaid = message === `${serial} is ${label.toLowerCase()}.`;
  return (
    <Box
      as="section"
      aria-label="Last scan"
      data-state={state}
      padding={compact ? '2' : '3'}
      bg={ground}
      borderWidth="1px"
      borderLeftWidth="3px"
      borderColor={edge}
      borderRadius="l2"
    >
      <Flex gap="3" align="center" color={ink}>
        <Icon size={compact ? 20 : 28} strokeWidth={2} />
        <Text textStyle={compact ? 'title' : 'verdict'}>{label}</Text>
        {compact ? <Serial>{serial}</Serial> : null}
      </Flex>
      <Box marginTop={compact ? '0' : '1'} overflowWrap="anywhere">
        {compact ? null : <Serial size="lg">{serial}</Serial>}
        {isSaid ? null : <p>{message}</p>}
      </Box>
      <VerdictActs entry={entry} compact={compact} onTake={onTake} onPlate={onPlate} />
    </Box>
  );
}

const markStyles = {
  background: 'transparent',
  color: 'inherit',
  borderBottomWidth: '2px',
  borderColor: 'currentColor',
};

/** A serial number with a line under the characters that were read as others. */
function NearMiss({ read, serial }: { read: string; serial: string }) {
  const difference = serialDifference(read, serial);
  return difference?.listed ? (
    <span>
      {difference.before}
      <Box as="mark" css={markStyles}>
        {difference.listed}
      </Box>
      {difference.after}
    </span>
  ) : (
    serial
  );
}

/** What can be done about a verdict: take a near miss, read the plate, keep a new mark, print a label. */
function VerdictActs({ entry, compact, onTake, onPlate }: VerdictProps) {
  const { code, nearMisses, itemId, plate, newUii, byLabel } = entry;
  return (
    <>
      {nearMisses.length > 0 ? (
        <Flex gap="2" wrap="wrap" marginTop="2">
          {nearMisses.map((item) => (
            <Button
              key={item.id}
              aria-label={`Use ${item.serialNumber}`}
              onClick={() => onTake(item.serialNumber)}
            >
              Use <NearMiss read={entry.serial} serial={item.serialNumber} />
            </Button>
          ))}
          <VisuallyHidden>{differencesOf(entry).join(' ')}</VisuallyHidden>
        </Flex>
      ) : null}
      {plate ? (
        <Flex gap="2" wrap="wrap" marginTop="2">
          <Button variant="primary" onClick={() => onPlate(code, plate.serial)}>
            The plate reads {plate.serial}
          </Button>
          <NewLabel itemId={plate.itemId} why="Label out of date?" />
        </Flex>
      ) : null}
      {itemId !== null && newUii ? <KeepUii key={itemId} itemId={itemId} {...newUii} /> : null}
      {itemId !== null && !byLabel && !compact ? <NewLabel itemId={itemId} /> : null}
    </>
  );
}
