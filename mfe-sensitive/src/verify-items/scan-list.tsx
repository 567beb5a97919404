import { Box, counted, Heading, Serial, Stack, TallyLegend } from '@hand-receipt/ui';
import { ruledList } from './ruled-list';
import type { ScanEntry } from './scan-entry';
import { SCAN_LOOKS } from './scan-looks';
import { ScanMark } from './scan-mark';
import { countScans } from './scan-summary';

/** More would slow a phone down; the counts above the list are of all. */
const LISTED = 100;

/** Every code that was read in this dialog, newest first, under the counts of how they ended. */
export function ScanList({ entries }: { entries: readonly ScanEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="h2">
        {counted(entries.length, 'scan')}
      </Heading>
      <TallyLegend
        items={countScans(entries).map(({ state, text }) => {
          const { Icon, tone } = SCAN_LOOKS[state];
          return { icon: <Icon size={14} strokeWidth={2} />, tone, text };
        })}
      />
      <Box as="ol" aria-label="Scans" textStyle="table" css={ruledList}>
        {entries.slice(0, LISTED).map((entry) => (
          <ScanLine key={entry.id} entry={entry} />
        ))}
      </Box>
    </Stack>
  );
}

function ScanLine({ entry: { serial, state, message } }: { entry: ScanEntry }) {
  return (
    <li>
      <ScanMark state={state} />
      <Serial>{serial}</Serial>
      <Box as="span" color="fg.muted">
        {message}
      </Box>
    </li>
  );
}
