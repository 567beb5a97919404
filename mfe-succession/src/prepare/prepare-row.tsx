import type { PrepareRowDto } from '@hand-receipt/contracts';
import { Box, Button, ButtonLink, Flex, Link, StatusBadge, Text } from '@hand-receipt/ui';
import { PREPARE_WORDS } from './prepare-words';

const styles = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 220px' },
  gap: '4px 16px',
  padding: '12px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderTopWidth: '0' },
  '& b': { fontWeight: '600' },
  '& ul': { textStyle: 'table', mt: '1' },
  '& ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    paddingBlock: '2px',
    overflowWrap: 'anywhere',
  },
  '& ul > li > [data-part=acts]': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginBlock: { base: '4px', md: '0' },
  },
} as const;

type Entry = PrepareRowDto['entries'][number];

export interface EntryAct {
  label: string;
  /** For entries that are the reader's to end, that wait for their answer or for that of others, or for each. */
  on: 'mine' | 'answer' | 'others' | 'each';
  /** Left out: it opens the entry's own page. */
  onAct?: (entry: Entry) => void;
}

const isFor = ({ on }: EntryAct, { mine, waits_for_me: waits = false }: Entry): boolean =>
  ({ mine, answer: waits, others: !waits, each: true })[on];

/** One act on an entry: here, or on the entry's own page. */
function ActButton({ act: { label, onAct }, entry }: { act: EntryAct; entry: Entry }) {
  const name = `${label}, ${entry.label}`;
  if (onAct) {
    return (
      <Button size="s" aria-label={name} onClick={() => onAct(entry)}>
        {label}
      </Button>
    );
  }
  return entry.path ? (
    <ButtonLink to={entry.path} size="s" aria-label={name}>
      {label}
    </ButtonLink>
  ) : null;
}

const BLOCKING_WORDS: Record<PrepareRowDto['blocking'], string> = {
  yes: 'Blocks the activation',
  choice: 'Needs a choice before the activation',
  no: 'Does not block the activation',
};

const statusOf = ({ clear, blocking }: PrepareRowDto) => {
  if (clear) return 'completed';
  return blocking === 'no' ? 'pending' : 'overdue';
};

interface PrepareRowProps {
  row: PrepareRowDto;
  /** What ends an entry on this page; without them an entry only leads to where it is ended. */
  acts?: readonly EntryAct[];
  /** At the right, for the row as a whole. */
  button?: React.ReactNode;
}

/** One check, with what it waits for and where that is ended. */
export function PrepareRow({ row, acts = [], button }: PrepareRowProps) {
  const { key, blocking, clear, count, entries } = row;
  const { title, open } = PREPARE_WORDS[key];
  return (
    <Box as="li" css={styles}>
      <div>
        <b>{title}</b>
        <Text color="fg.muted" textStyle="caption">
          {BLOCKING_WORDS[blocking]}
        </Text>
        {entries.length > 0 && (
          <ul aria-label={title}>
            {entries.map((entry) => (
              <li key={entry.id}>
                {entry.path ? <Link to={entry.path}>{entry.label}</Link> : entry.label}
                <span data-part="acts">
                  {acts
                    .filter((act) => isFor(act, entry))
                    .map((act) => (
                      <ActButton key={act.label} act={act} entry={entry} />
                    ))}
                </span>
              </li>
            ))}
          </ul>
        )}
        {!clear && count > entries.length && (
          <Text color="fg.muted" textStyle="caption">
            {entries.length > 0
              ? `and ${count - entries.length} more`
              : 'Named once you have read your sections: a name could say a serial number.'}
          </Text>
        )}
      </div>
      <Flex gap="2" align="start" justify={{ base: 'flex-start', md: 'flex-end' }} wrap="wrap">
        {button}
        <StatusBadge status={statusOf(row)} label={clear ? 'Clear' : open(count)} />
      </Flex>
    </Box>
  );
}
