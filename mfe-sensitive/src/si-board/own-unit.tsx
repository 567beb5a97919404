import type { SiBoardDto } from '@hand-receipt/contracts';
import {
  Box,
  formatCount,
  formatTime,
  FormCell,
  FormStrip,
  HeroNumber,
  StatusBadge,
  Tally,
  useIsPhone,
} from '@hand-receipt/ui';
import { cellAt, reportWords, rowName, STATE_LOOKS } from './board-words';
import { RowActs } from './row-acts';
import type { useSendUp } from './use-send-up';

interface OwnUnitProps {
  board: SiBoardDto;
  current: string;
  sender: ReturnType<typeof useSendUp>;
}

/** Seen and expected of all rows at a check, and the rows that are GREEN. */
function totalsOf(board: SiBoardDto, due: string) {
  const cells = board.rows.flatMap((row) => cellAt(board, row, due) ?? []);
  const sum = (part: 'seen' | 'expected') => cells.reduce((total, cell) => total + cell[part], 0);
  return {
    seen: sum('seen'),
    expected: sum('expected'),
    green: cells.filter(({ state }) => state === 'GREEN').length,
    rows: cells.length,
  };
}

/** The check that is under way: what was seen of the reader's unit and below, and the report of their unit. */
export function OwnUnit({ board, current, sender }: OwnUnitProps) {
  const isPhone = useIsPhone();
  const [own] = board.rows;
  const cell = own && cellAt(board, own, current);
  if (!own || !cell) return null;
  const { seen, expected, green, rows } = totalsOf(board, current);
  const toGo = `${formatCount(expected - seen)} to go`;
  return (
    <FormStrip columns={rows > 1 ? '1.2fr 1fr 1.4fr' : 2} phoneColumns={1} size="stat">
      <FormCell caption={`${formatTime(current)}, seen`} hint={toGo}>
        <HeroNumber value={seen} of={expected} />
        <Tally
          label={`${formatCount(seen)} of ${formatCount(expected)} seen, ${toGo}`}
          segments={[
            { count: seen, tone: 'success', label: 'seen', done: true },
            { count: expected - seen, tone: 'neutral', label: 'to go' },
          ]}
        />
      </FormCell>
      {rows > 1 ? (
        <FormCell caption={`Rows GREEN for ${formatTime(current)}`}>
          <HeroNumber value={green} of={rows} />
        </FormCell>
      ) : null}
      <FormCell caption={rowName(own)} hint={reportWords(cell)}>
        <StatusBadge status={STATE_LOOKS[cell.state]} variant="badge" label={cell.state} />
        <Box paddingTop="2">
          <RowActs row={own} cell={cell} due={current} sender={sender} size={isPhone ? 'l' : 's'} />
        </Box>
      </FormCell>
    </FormStrip>
  );
}
