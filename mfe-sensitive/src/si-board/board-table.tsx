import type { SiBoardDto, SiRowDto } from '@hand-receipt/contracts';
import { Box, Panel, Text } from '@hand-receipt/ui';
import { BoardCell } from './board-cell';
import { cellAt, checkLabel, rowName } from './board-words';
import { RowActs } from './row-acts';
import type { useSendUp } from './use-send-up';

interface BoardProps {
  board: SiBoardDto;
  /** The check that is under way. */
  current: string | undefined;
  sender: ReturnType<typeof useSendUp>;
}

const tableStyles = {
  '& th, & td': {
    paddingInline: '3',
    paddingBlock: '2',
    borderColor: 'border.subtle',
    borderTopWidth: '1px',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: '400',
  },
  '& td': { borderLeftWidth: '1px', borderLeftColor: 'border' },
  '& thead th': { borderTopWidth: '0', bg: 'bg.subtle', textStyle: 'caption', whiteSpace: 'nowrap' },
  '& [data-state=RED]': { bg: 'danger.subtle' },
  '& td > button': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    textAlign: 'start',
    cursor: 'pointer',
    width: 'full',
  },
  '& td > button:hover': { textDecoration: 'underline' },
} as const;

const INDENTS = ['4', '8', '12', '16'] as const;

function RowHead({ row }: { row: SiRowDto }) {
  return (
    <Box paddingInlineStart={INDENTS[row.depth] ?? '16'} overflowWrap="anywhere">
      <Text fontWeight="600">{rowName(row)}</Text>
      <Text textStyle="caption" color="fg.muted">
        {row.leader?.name ?? 'No active leader'}
      </Text>
    </Box>
  );
}

/** One row for each unit, one column for each check. */
export function BoardTable({ board, current, sender }: BoardProps) {
  return (
    <Panel title="Units and checks">
      <Box
        overflowX="auto"
        position="relative"
        tabIndex={0}
        role="group"
        aria-label="Board of units and checks"
      >
        <Box
          as="table"
          aria-label="SI Board"
          width="full"
          minWidth="960px"
          textStyle="table"
          borderCollapse="collapse"
          css={tableStyles}
        >
          <thead>
            <tr>
              <th scope="col" style={{ width: '208px', minWidth: '208px' }}>
                Unit, leader
              </th>
              {board.dues.map((due) => (
                <th key={due} scope="col">
                  {checkLabel(due)}
                  {due === current ? ', now' : ''}
                </th>
              ))}
              <th scope="col">Report</th>
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row) => {
              const cell = cellAt(board, row, current);
              return (
                <tr key={row.unit.id}>
                  <th scope="row">
                    <RowHead row={row} />
                  </th>
                  {board.dues.map((due) => (
                    <td key={due} data-state={cellAt(board, row, due)?.state}>
                      <BoardCell row={row} due={due} cell={cellAt(board, row, due)} />
                    </td>
                  ))}
                  <td>
                    {cell && current ? <RowActs row={row} cell={cell} due={current} sender={sender} /> : null}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Box>
      </Box>
    </Panel>
  );
}

const cardStyles = {
  '& li': { borderBottomWidth: '1px', borderColor: 'border.subtle', paddingInline: '4', paddingBlock: '3' },
  '& li button:not(.hr-button)': {
    display: 'grid',
    justifyItems: 'start',
    rowGap: '1',
    width: 'full',
    minHeight: '44px',
    paddingBlock: '2',
    textAlign: 'start',
  },
} as const;

/** One card for each unit, with the newest check first. */
export function BoardCards({ board, current, sender }: BoardProps) {
  return (
    <Panel title="Units and checks">
      <Box as="ul" aria-label="SI Board" css={cardStyles}>
        {board.rows.map((row) => {
          const cell = cellAt(board, row, current);
          return (
            <li key={row.unit.id}>
              <Text fontWeight="600" overflowWrap="anywhere">
                {rowName(row)}
              </Text>
              <Text textStyle="caption" color="fg.muted">
                {row.leader?.name ?? 'No active leader'}
              </Text>
              {[...board.dues].reverse().map((due) => (
                <Box key={due} paddingTop="1">
                  <Text textStyle="caption">{checkLabel(due)}</Text>
                  <BoardCell row={row} due={due} cell={cellAt(board, row, due)} />
                </Box>
              ))}
              {cell && current ? <RowActs row={row} cell={cell} due={current} sender={sender} /> : null}
            </li>
          );
        })}
      </Box>
    </Panel>
  );
}
