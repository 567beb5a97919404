import {
  Box,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleXIcon,
  ClockIcon,
  counted,
  formatDate,
  formatDateTime,
  formatRecentTime,
  Mono,
  Panel,
  Text,
  CircleQuestionMarkIcon,
} from '@hand-receipt/ui';
import { useBrowserFindings } from '@hand-receipt/platform';
import type { ReactNode } from 'react';
import { FabricNote } from '../witnesses/fabric-note';
import { useFabric, useWitnesses } from '../witnesses/use-witnesses';
import type { DeviceCheck } from './device-check';
import type { LedgerCheck } from './ledger-check';

type Mark = 'agrees' | 'found' | 'unknown' | 'waits' | 'absent' | 'unread';

const MARKS: Record<Mark, { Icon: typeof ClockIcon; color: string; words: string }> = {
  agrees: { Icon: CircleCheckIcon, color: 'success.fg', words: 'Agrees' },
  found: { Icon: CircleXIcon, color: 'danger.fg', words: 'Found something' },
  unknown: { Icon: CircleAlertIcon, color: 'warning.fg', words: 'Says less' },
  waits: { Icon: ClockIcon, color: 'fg.muted', words: 'Not done yet' },
  absent: { Icon: CircleQuestionMarkIcon, color: 'fg.muted', words: 'Not connected' },
  unread: { Icon: CircleQuestionMarkIcon, color: 'fg.muted', words: 'Not known' },
};

interface Row {
  mark: Mark;
  words: ReactNode;
  /** ISO 8601 or epoch milliseconds. */
  at?: string | number;
}

/** The first thing found, and how many more there are. */
const foundWords = (first: string, count: number): string =>
  count > 1 ? `${first}, and ${counted(count - 1, 'other finding', 'other findings')}` : first;

/** What the server has looked at. Of a large ledger it does not hash every event each time. */
function serverRow(check: LedgerCheck): Row {
  if (check.state === 'error') return { mark: 'unknown', words: 'The server could not check.' };
  if (!('report' in check)) return { mark: 'waits', words: 'Checking...' };
  const {
    is_verified: isVerified,
    size,
    checked_at: at,
    last_full_pass: full,
    findings,
    moreFindings,
  } = check.report;
  if (!isVerified) {
    const [first] = findings;
    const count = findings.length + moreFindings;
    return {
      mark: 'found',
      words: foundWords(first?.message ?? counted(count, 'finding', 'findings'), count),
      at,
    };
  }
  const all = size === undefined ? 'All events' : `All ${counted(size, 'event', 'events')}`;
  const agree = 'holders, components and checks agree with them.';
  if (full === at || !full) return { mark: 'agrees', words: `${all} hashed; ${agree}`, at };
  return { mark: 'agrees', words: `${all} hashed on ${formatDateTime(full)}, new ones now; ${agree}`, at };
}

function browserRow(check: DeviceCheck, found: readonly string[]): Row {
  const at = 'checkedAt' in check ? check.checkedAt : undefined;
  const [first] = found;
  if (first !== undefined) return { mark: 'found', words: foundWords(first, found.length), at };
  if (check.state === 'error') return { mark: 'unknown', words: 'This browser could not check.' };
  if (!('report' in check)) return { mark: 'waits', words: 'Checking...' };
  const { remembered, receiptsChecked } = check.report;
  const acts = `${counted(receiptsChecked, 'own act', 'own acts')} found.`;
  if (!remembered) return { mark: 'unknown', words: `Has nothing to compare the past with yet; ${acts}`, at };
  return {
    mark: 'agrees',
    words: (
      <>
        Has seen this ledger since <Mono>{formatDate(remembered.since ?? remembered.seenAt)}</Mono>. Nothing
        it remembers was changed, {acts}
      </>
    ),
    at,
  };
}

/** On a phone the sentence stands below the name. */
const LINE = {
  display: 'grid',
  gridTemplateColumns: { base: '20px minmax(0, 1fr) auto', md: '20px 160px minmax(0, 1fr) auto' },
  columnGap: '3',
  alignItems: 'center',
  minHeight: '52px',
  paddingX: '4',
  paddingY: '2',
  textStyle: 'table',
  '& + &': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& > [data-words]': {
    overflowWrap: 'anywhere',
    gridColumn: { base: '2 / -1', md: '3' },
    gridRow: { base: '2', md: '1' },
  },
  '& > [data-time]': { gridColumn: { base: '3', md: '4' }, gridRow: '1' },
} as const;

function Line({ name, row: { mark, words, at } }: { name: string; row: Row }) {
  const { Icon, color, words: state } = MARKS[mark];
  return (
    <Box as="li" css={LINE}>
      <Box as="span" color={color} role="img" aria-label={state}>
        <Icon size={18} />
      </Box>
      <Text as="span" fontWeight="600">
        {name}
      </Text>
      <Box data-words>{words}</Box>
      <Box data-time color="fg.muted">
        <Mono>{at === undefined ? '–' : formatRecentTime(at)}</Mono>
      </Box>
    </Box>
  );
}

/** What is known of the Fabric network. Where the server said nothing of it, it may well be connected. */
function useFabricMark(): Mark {
  const fabric = useFabric();
  const isKnown = useWitnesses() !== null;
  if (fabric?.refused) return 'found';
  if (fabric?.anchor && !fabric.awaySince) return 'agrees';
  return isKnown ? 'absent' : 'unread';
}

/** The parties to the verdict side by side: what each has looked at, and when. */
export function WhoChecked({ server, device }: { server: LedgerCheck; device: DeviceCheck }) {
  const found = useBrowserFindings();
  const fabricMark = useFabricMark();
  return (
    <Panel
      title="Who checked"
      badge={
        <Text as="span" textStyle="caption" color="fg.muted">
          The headline is the worse of server and browser
        </Text>
      }
    >
      <Box as="ul" aria-label="Who checked" listStyleType="none">
        <Line name="Server" row={serverRow(server)} />
        <Line name="This browser" row={browserRow(device, found)} />
        <Line name="Hyperledger Fabric" row={{ mark: fabricMark, words: <FabricNote /> }} />
      </Box>
    </Panel>
  );
}
