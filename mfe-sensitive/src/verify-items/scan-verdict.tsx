import { Box, Button, Flex, LiveText, Serial, Text } from '@hand-receipt/ui';
import { KeepUii } from './keep-uii';
import { NewLabel } from './new-label';
import type { ScanEntry } from './scan-entry';
import { SCAN_LOOKS } from './scan-looks';

interface ScanVerdictProps {
  /** The scan that was read last; undefined before the first. */
  entry: ScanEntry | undefined;
  /** Puts a serial number into the box, to be compared with the data plate and sent. */
  onTake: (serial: string) => void;
  /** Sends a code again, with the serial number that the person has read on the data plate. */
  onPlate: (code: string, plateReads: string) => void;
}

/** What became of the last scan, large enough for the hand that holds the item. */
export function ScanVerdict({ entry, onTake, onPlate }: ScanVerdictProps) {
  return (
    <>
      <LiveText assertive>
        {entry && entry.state !== 'checking' ? `${SCAN_LOOKS[entry.state].label}. ${entry.message}` : ''}
      </LiveText>
      {entry ? <Verdict entry={entry} onTake={onTake} onPlate={onPlate} /> : null}
    </>
  );
}

function Verdict({
  entry: { code, serial, state, message, nearMisses, itemId, plate, newUii, byLabel },
  onTake,
  onPlate,
}: Required<ScanVerdictProps> & { entry: ScanEntry }) {
  const { label, tone, Icon } = SCAN_LOOKS[state];
  const ground = tone === 'neutral' ? 'bg.muted' : `${tone}.subtle`;
  const ink = tone === 'neutral' ? 'fg.muted' : `${tone}.fg`;
  return (
    <Box
      as="section"
      aria-label="Last scan"
      data-state={state}
      padding="3"
      bg={ground}
      borderWidth="1px"
      borderLeftWidth="3px"
      borderColor={tone === 'neutral' ? 'border' : `${tone}.border`}
      borderRadius="l2"
    >
      <Flex gap="3" align="center" color={ink}>
        <Icon size={28} strokeWidth={2} />
        <Text textStyle="verdict">{label}</Text>
      </Flex>
      <Box marginTop="1" overflowWrap="anywhere">
        <Serial size="lg">{serial}</Serial>
        <p>{message}</p>
      </Box>
      {nearMisses.length > 0 ? (
        <Flex gap="2" wrap="wrap" marginTop="2">
          {nearMisses.map((item) => (
            <Button key={item.id} onClick={() => onTake(item.serialNumber)}>
              Use {item.serialNumber}
            </Button>
          ))}
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
      {itemId !== null && !byLabel ? <NewLabel itemId={itemId} /> : null}
    </Box>
  );
}
