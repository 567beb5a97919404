import type { CalendarInventoryDto, InventoryProgramDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Box, Button, Mono, Panel, StatusBadge, Text, formatDate } from '@hand-receipt/ui';
import {
  CADENCE_LABELS,
  KIND_LABELS,
  STATE_LOOKS,
  cellWords,
  monthLabel,
  monthOf,
  sizeWords,
  stateOf,
  teamWords,
  twelveMonths,
} from './calendar-words';

interface CalendarTableProps {
  programs: readonly InventoryProgramDto[];
  /** By due date. */
  inventories: readonly CalendarInventoryDto[];
}

const PROGRAM_WIDTH = '168px';
/** Twelve months have the rest. Below this the table scrolls. */
const LEAST_WIDTH = '1120px';

const tableStyles = {
  tableLayout: 'fixed',
  '& th, & td': {
    paddingInline: '1.5',
    paddingBlock: '2',
    borderColor: 'border.subtle',
    borderTopWidth: '1px',
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: '400',
  },
  '& td, & thead th:not(:first-of-type)': { borderLeftWidth: '1px' },
  '& th:first-of-type': {
    paddingInlineStart: '4',
    position: 'sticky',
    left: '0',
    bg: 'bg.panel',
    zIndex: '1',
  },
  '& thead th': { borderTopWidth: '0', bg: 'bg.subtle', textStyle: 'caption' },
  '& [data-now]': { bg: 'bg.subtle' },
  '& td button': { display: 'block', width: 'full', textAlign: 'start', cursor: 'pointer' },
  '& td button + button': { marginTop: '3' },
  // The longest word is as wide as its column: its icon then stands above it, and not in the next one.
  '& td .hr-status': { display: 'flex', flexWrap: 'wrap', gap: '0 4px', whiteSpace: 'normal' },
  '& td button:hover': { textDecoration: 'underline' },
} as const;

function Cell({ inventory }: { inventory: CalendarInventoryDto }) {
  const { set } = useUrlState();
  const { label, status } = STATE_LOOKS[stateOf(inventory)];
  return (
    <button type="button" aria-label={cellWords(inventory)} onClick={() => set({ inventory: inventory.id })}>
      <Mono>{formatDate(inventory.dueAt).slice(0, 5)}</Mono>
      <Box>
        <StatusBadge status={status} label={label} />
      </Box>
      <Text textStyle="caption" color="fg.muted">
        {sizeWords(inventory)}
      </Text>
      <Text textStyle="caption" color={inventory.needsCounter ? 'warning.fg' : 'fg.muted'}>
        {inventory.needsCounter ? 'Needs a counter' : teamWords(inventory)}
      </Text>
    </button>
  );
}

function ProgramHead({ program }: { program: InventoryProgramDto }) {
  const { set } = useUrlState();
  const { title, kind, cadence, unit, active, mayChange, id } = program;
  return (
    <th scope="row">
      <Text fontWeight="600" overflowWrap="anywhere">
        {title}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {KIND_LABELS[kind]}, {CADENCE_LABELS[cadence].toLowerCase()}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {unit}
      </Text>
      {active ? null : <StatusBadge status="inactive" label="Ended" />}
      {mayChange ? (
        <Box marginTop="1">
          <Button size="s" aria-label={`Edit program, ${title}`} onClick={() => set({ program: id })}>
            Edit
          </Button>
        </Box>
      ) : null}
    </th>
  );
}

/**
 * One row for each program, one column for each of 12 months. An inventory stands in the month in which it is due; one that
 * is overdue from before stands in this one.
 */
export function CalendarTable({ programs, inventories }: CalendarTableProps) {
  const now = monthOf(new Date());
  const months = twelveMonths(now);
  const columnOf = ({ dueAt }: CalendarInventoryDto) => (monthOf(dueAt) < now ? now : monthOf(dueAt));
  return (
    <Panel title="Calendar">
      <Box overflowX="auto" position="relative" tabIndex={0} role="group" aria-label="Calendar of 12 months">
        <Box
          as="table"
          aria-label="Calendar"
          width="full"
          minWidth={LEAST_WIDTH}
          borderCollapse="collapse"
          css={tableStyles}
        >
          <colgroup>
            <col style={{ width: PROGRAM_WIDTH }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Program</th>
              {months.map((month) => (
                <th key={month} scope="col" data-now={month === now ? '' : undefined}>
                  {monthLabel(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {programs.map((program) => (
              <tr key={program.id}>
                <ProgramHead program={program} />
                {months.map((month) => (
                  <td key={month} data-now={month === now ? '' : undefined}>
                    {inventories
                      .filter((one) => one.programId === program.id && columnOf(one) === month)
                      .map((one) => (
                        <Cell key={one.id} inventory={one} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Panel>
  );
}
