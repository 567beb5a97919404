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
  /** One below the other. */
  isStacked?: boolean;
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

/** Why UP cannot be sent, where the button does not say it. */
function WhyNotUp({ cell: { whyNotUp, hasOwnLoss, expected, seen } }: { cell: SiCellDto }) {
  if (!whyNotUp || (!hasOwnLoss && expected !== seen)) return null;
  return (
    <Text textStyle="caption" color="fg.muted">
      {whyNotUp}
    </Text>
  );
}

/** Acts of who reports for a row: UP and RED until a report stands, which is corrected in its drawer. */
export function RowActs(props: RowActsProps) {
  const { row, cell, due, size = 's', isStacked = size === 'l' } = props;
  const { set } = useUrlState();
  if (cell.report || !cell.mayReport) return null;
  return (
    <Flex
      direction={isStacked ? 'column' : 'row'}
      gap={size === 's' && isStacked ? '1' : '2'}
      align={isStacked ? 'stretch' : 'center'}
      wrap={isStacked ? 'nowrap' : 'wrap'}
    >
      <UpAct {...props} size={size} />
      <Button
        size={size}
        icon={<OctagonXIcon />}
        aria-label={`Report RED, ${rowName(row)}`}
        style={{ color: 'var(--hr-colors-danger-fg)' }}
        onClick={() => set({ unit: row.unit.id, due, act: 'red' })}
      >
        Report RED
      </Button>
      <WhyNotUp cell={cell} />
    </Flex>
  );
}
