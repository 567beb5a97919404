import type { CalendarInventoryDto, InventoryProgramDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  Mono,
  Panel,
  StatusBadge,
  TallyLegend,
  Text,
  formatDate,
  statusLook,
} from '@hand-receipt/ui';
import {
  type CalendarState,
  STATE_LOOKS,
  cellSize,
  cellWords,
  monthLabel,
  monthOf,
  programWords,
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
  '& thead th': {
    borderTopWidth: '0',
    borderBottomWidth: '1px',
    borderBottomColor: 'border',
    bg: 'bg.subtle',
    textStyle: 'label',
    fontWeight: '600',
    color: 'fg.muted',
  },
  '& [data-now]': { bg: 'accent.subtle' },
  '& thead [data-now]': {
    bg: 'accent.subtle',
    color: 'fg',
    boxShadow: 'inset 0 -3px 0 var(--hr-colors-accent-solid)',
  },
  '& [data-alarm=warning]': { bg: 'warning.subtle' },
  '& [data-alarm=danger]': { bg: 'danger.subtle' },
  '& td button': { display: 'block', width: 'full', textAlign: 'start', cursor: 'pointer' },
  '& td button + button': { marginTop: '3' },
  '& td button:hover': { textDecoration: 'underline' },
} as const;

/** The day, with the month where it stands in another one: overdue from before. */
const dayWords = (dueAt: string, month: string): string =>
  formatDate(dueAt).slice(0, monthOf(dueAt) === month ? 2 : 5);

/** Icon and day, who counts, and how much. All of it in words is its name and its tooltip. */
function Cell({ inventory, month }: { inventory: CalendarInventoryDto; month: string }) {
  const { set } = useUrlState();
  const { icon: Icon, tone } = statusLook(STATE_LOOKS[stateOf(inventory)].status);
  const words = cellWords(inventory);
  return (
    <button
      type="button"
      aria-label={words}
      data-tooltip={words}
      onClick={() => set({ inventory: inventory.id })}
    >
      <span className="hr-status" data-tone={tone}>
        <Icon size={14} strokeWidth={2} />
        <Mono>{dayWords(inventory.dueAt, month)}</Mono>
      </span>
      <Text
        textStyle="caption"
        color={inventory.needsCounter ? 'warning.fg' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {inventory.needsCounter ? 'Needs a counter' : teamWords(inventory)}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {cellSize(inventory)}
      </Text>
    </button>
  );
}

/** What a cell of the calendar is to be noticed for. */
function alarmOf(inventories: readonly CalendarInventoryDto[]): 'danger' | 'warning' | undefined {
  if (inventories.some((one) => stateOf(one) === 'overdue')) return 'danger';
  return inventories.some(({ needsCounter }) => needsCounter) ? 'warning' : undefined;
}

/** What the icons of the calendar mean: only those that are in it. States with the same icon share a place. */
function Legend({ inventories }: { inventories: readonly CalendarInventoryDto[] }) {
  const states = new Set(inventories.map((one) => stateOf(one)));
  const labels = new Map<string, string>();
  for (const [state, { label, status }] of Object.entries(STATE_LOOKS)) {
    if (!states.has(state as CalendarState)) continue;
    const others = labels.get(status);
    labels.set(status, others ? `${others}, ${label.toLowerCase()}` : label);
  }
  return (
    <Box css={{ '& .hr-legend': { marginTop: '0' } }}>
      <TallyLegend
        items={[...labels].map(([status, text]) => {
          const { icon: Icon, tone } = statusLook(status);
          return { icon: <Icon size={14} strokeWidth={2} />, tone, text };
        })}
      />
    </Box>
  );
}

function ProgramHead({ program }: { program: InventoryProgramDto }) {
  const { set } = useUrlState();
  const { title, unit, active, mayChange, id } = program;
  return (
    <th scope="row">
      <Text fontWeight="600" overflowWrap="anywhere">
        {title}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {programWords(program)}
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
    <Panel
      title="Calendar"
      badge={
        <Text as="span" color="fg.muted" textStyle="caption">
          Each cell: day, team, groups and items
        </Text>
      }
      actions={<Legend inventories={inventories} />}
    >
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
                {months.map((month) => {
                  const due = inventories.filter(
                    (one) => one.programId === program.id && columnOf(one) === month,
                  );
                  return (
                    <td key={month} data-now={month === now ? '' : undefined} data-alarm={alarmOf(due)}>
                      {due.map((one) => (
                        <Cell key={one.id} inventory={one} month={month} />
                      ))}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Panel>
  );
}
