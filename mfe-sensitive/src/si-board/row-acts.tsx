import type { SiCellDto, SiRowDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { ArrowUpIcon, Button, ButtonLink, Flex, OctagonXIcon, ScanLineIcon, Text } from '@hand-receipt/ui';
import { notSeenWords, rowName } from './board-words';
import type { useSendUp } from './use-send-up';

interface RowActsProps {
  row: SiRowDto;
  cell: SiCellDto;
  due: string;
  sender: ReturnType<typeof useSendUp>;
  /** Large, for the reader's own unit on a phone. */
  size?: 's' | 'l';
}

/** What leads on to UP: the button itself, the scanner while items are not seen that are not lost, or why it cannot be sent. */
function UpAct({ row, cell, due, sender, size }: RowActsProps) {
  const name = rowName(row);
  const missing = cell.expected - cell.seen;
  if (missing > 0 && !cell.hasOwnLoss) {
    return (
      <ButtonLink
        to="/sensitive-items?verify=1"
        size={size}
        icon={<ScanLineIcon />}
        aria-label={`${notSeenWords(cell)}, ${name}. Open the scanner`}
      >
        {notSeenWords(cell)}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="primary"
      size={size}
      icon={<ArrowUpIcon />}
      aria-label={`Send UP, ${name}`}
      disabled={cell.whyNotUp !== null}
      working={sender.sending === row.unit.id}
      onClick={() => sender.send({ unitId: row.unit.id, name, due })}
    >
      Send UP
    </Button>
  );
}

/** Acts of who reports for a row: UP and RED until a report stands, which is corrected in its drawer. */
export function RowActs(props: RowActsProps) {
  const { row, cell, due, size = 's' } = props;
  const { set } = useUrlState();
  if (cell.report || !cell.mayReport) return null;
  const isLarge = size === 'l';
  return (
    <Flex direction={isLarge ? 'column' : 'row'} gap="2" align={isLarge ? 'stretch' : 'center'} wrap="wrap">
      <UpAct {...props} size={size} />
      <Button
        size={size}
        icon={<OctagonXIcon />}
        aria-label={`Report RED, ${rowName(row)}`}
        onClick={() => set({ unit: row.unit.id, due, act: 'red' })}
      >
        Report RED
      </Button>
      {cell.whyNotUp && (cell.hasOwnLoss || cell.expected === cell.seen) ? (
        <Text textStyle="caption" color="fg.muted">
          {cell.whyNotUp}
        </Text>
      ) : null}
    </Flex>
  );
}
