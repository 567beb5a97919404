import type { SiBoardDto, SiRowDto } from '@hand-receipt/contracts';
import { Box, Grid, Label, Panel, Text } from '@hand-receipt/ui';
import { BoardCell } from './board-cell';
import { cellAt, checkLabel, groupRows, rowName } from './board-words';
import { RowActs } from './row-acts';
import type { useSendUp } from './use-send-up';

interface BoardProps {
  board: SiBoardDto;
  /** The check that is under way. */
  current: string | undefined;
  sender: ReturnType<typeof useSendUp>;
}

const tableStyles = {
  tableLayout: 'fixed',
  '& tbody tr': { height: '76px' },
  '& th, & td': {
    paddingInline: '2',
    paddingBlock: '2',
    borderColor: 'border.subtle',
    borderTopWidth: '1px',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: '400',
  },
  '& th:first-of-type': { paddingInlineStart: '4' },
  '& td': { borderLeftWidth: '1px', borderLeftColor: 'border' },
  '& thead th': {
    borderTopWidth: '0',
    borderBottomWidth: '1px',
    borderBottomColor: 'border',
    bg: 'bg.subtle',
    textStyle: 'label',
    fontWeight: '600',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
  '& [data-state=RED]': { bg: 'danger.subtle' },
  '& tbody tr[data-band]': { height: '32px' },
  '& [data-band] th': { bg: 'bg.subtle', textStyle: 'label', fontWeight: '600', color: 'fg.muted' },
  '& td > button': {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    textAlign: 'start',
    cursor: 'pointer',
    width: 'full',
  },
  '& td > button:hover': { textDecoration: 'underline' },
} as const;

const INDENTS = ['0', '4', '8', '12'] as const;

function RowHead({ row }: { row: SiRowDto }) {
  return (
    <Box paddingInlineStart={INDENTS[row.depth] ?? '12'} overflowWrap="anywhere">
      <Text fontWeight="600">{rowName(row)}</Text>
      <Text textStyle="caption" color="fg.muted">
        {row.leader?.name ?? 'No active leader'}
      </Text>
    </Box>
  );
}

function BoardHead({ dues, current }: { dues: readonly string[]; current: string | undefined }) {
  return (
    <thead>
      <tr>
        <th scope="col" style={{ width: '232px' }}>
          Unit, leader
        </th>
        {dues.map((due) => (
          <th key={due} scope="col">
            {checkLabel(due)}
            {due === current ? ', now' : ''}
          </th>
        ))}
        <th scope="col" style={{ width: '176px' }}>
          Report
        </th>
      </tr>
    </thead>
  );
}

/** Names the unit that the rows below it are of. */
const Band = ({ title, columns }: { title: string; columns: number }) => (
  <tr data-band="">
    <th scope="rowgroup" colSpan={columns}>
      {title}
    </th>
  </tr>
);

function BoardRow({ row, board, current, sender }: BoardProps & { row: SiRowDto }) {
  const cell = cellAt(board, row, current);
  // Those of the first row, which is the reader's unit, are in the strip above.
  const isOwn = row === board.rows[0];
  return (
    <tr>
      <th scope="row">
        <RowHead row={row} />
      </th>
      {board.dues.map((due) => (
        <td key={due} data-state={cellAt(board, row, due)?.state}>
          <BoardCell row={row} due={due} cell={cellAt(board, row, due)} />
        </td>
      ))}
      <td>
        {cell && current && !isOwn ? (
          <RowActs row={row} cell={cell} due={current} sender={sender} isStacked />
        ) : null}
      </td>
    </tr>
  );
}

/** One row for each unit, in groups under the units just below the reader's; one column for each check. */
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
          minWidth="1080px"
          textStyle="table"
          borderCollapse="collapse"
          css={tableStyles}
        >
          <BoardHead dues={board.dues} current={current} />
          {groupRows(board.rows).map(({ title, rows }) => (
            <tbody key={rows[0]?.unit.id}>
              {title === null ? null : <Band title={title} columns={board.dues.length + 2} />}
              {rows.map((row) => (
                <BoardRow key={row.unit.id} row={row} board={board} current={current} sender={sender} />
              ))}
            </tbody>
          ))}
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

/** The check that is under way, then the others, the newest first. */
const currentFirst = (dues: readonly string[], current: string | undefined): string[] => [
  ...dues.filter((due) => due === current),
  ...dues.filter((due) => due !== current).reverse(),
];

/** One card for each unit, with the check that is under way first. */
export function BoardCards({ board, current, sender }: BoardProps) {
  return (
    <Panel title="Units and checks">
      <Box as="ul" aria-label="SI Board" css={cardStyles}>
        {board.rows.map((row, index) => {
          const cell = cellAt(board, row, current);
          return (
            <li key={row.unit.id}>
              <Text fontWeight="600" overflowWrap="anywhere">
                {rowName(row)}
              </Text>
              <Text textStyle="caption" color="fg.muted">
                {row.leader?.name ?? 'No active leader'}
              </Text>
              <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2" paddingBlock="2">
                {currentFirst(board.dues, current).map((due) => (
                  <Box key={due}>
                    <Label>
                      {checkLabel(due)}
                      {due === current ? ', now' : ''}
                    </Label>
                    <BoardCell row={row} due={due} cell={cellAt(board, row, due)} />
                  </Box>
                ))}
              </Grid>
              {cell && current && index > 0 ? (
                <RowActs row={row} cell={cell} due={current} sender={sender} />
              ) : null}
            </li>
          );
        })}
      </Box>
    </Panel>
  );
}
