import type { SuccessionDto } from '@hand-receipt/contracts';
import { Link } from '@hand-receipt/platform';
import { Box, counted, formatDate, Mono, StatusBadge, Text } from '@hand-receipt/ui';
import { KIND_WORDS } from './kind-words';
import { STATE_WORDS } from './succession-words';

const styles = {
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderTopWidth: '0' },
  '& > a': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '100px minmax(0, 1fr) 260px 130px' },
    gap: { base: '4px 12px', md: '16px' },
    alignItems: 'start',
    padding: '12px 16px',
    minHeight: '52px',
    textStyle: { base: 'body', md: 'table' },
  },
  '& > a:hover': { bg: 'bg.subtle' },
  '& > a:focus-visible': { outlineOffset: '-2px' },
  '& [data-part=who], & [data-part=when]': { gridColumn: { base: '1 / -1', md: 'auto' } },
  '& [data-part=who]': { order: { base: '1', md: '0' } },
  '& [data-part=when]': { order: { base: '2', md: '0' } },
} as const;

/** What comes next, or what ended it. */
function nextDay({ state, due_on: dueOn, signed_at: signedAt }: SuccessionDto): string {
  if (signedAt) return `Signed ${formatDate(signedAt)}`;
  return state === 'cancelled' ? '' : `Due ${formatDate(dueOn)}`;
}

/** One change of command in the list. */
export function SuccessionRow({ succession }: { succession: SuccessionDto }) {
  const { id, from, to, unit, progress, state, kind } = succession;
  const { label, status } = STATE_WORDS[state];
  return (
    <Box as="li" css={styles}>
      <Link to={`/successions/${id}`}>
        <Mono>{id}</Mono>
        <span data-part="who">
          <b>
            {from.name} to {to.name}
          </b>
          <Text color="fg.muted">
            {kind === 'sub' && `${KIND_WORDS.sub.title}, `}
            {unit.name}, {counted(progress.items, 'item')}
          </Text>
        </span>
        <Text as="span" data-part="when" color="fg.muted">
          {nextDay(succession)}
        </Text>
        <StatusBadge status={status} label={label} />
      </Link>
    </Box>
  );
}
