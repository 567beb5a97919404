import type { AmendmentDto } from '@hand-receipt/contracts';
import { Box, Link, Serial, Text } from '@hand-receipt/ui';
import { itemCount } from '../items/item-count';
import { linesByItem } from './amendment-words';

const styles = {
  maxHeight: '240px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& ul': { listStyle: 'none', display: 'grid', gap: '4px' },
} as const;

/** The items that stop being sensitive by a changed rule, each with its whole serial number. */
export function LeavingItems({ amendment }: { amendment: AmendmentDto }) {
  const items = linesByItem(amendment).flatMap(([line]) => (line ? [line.item] : []));
  const hidden = (amendment.rule?.items ?? 0) - items.length;
  return (
    <>
      <Box css={styles} role="region" aria-label="Items that stop being sensitive" tabIndex={0}>
        <ul>
          {items.map(({ id, name, serial_number: serial }) => (
            <li key={id}>
              <Link to={`/property-book/${id}`} ownLine>
                {name}
              </Link>{' '}
              <Serial>{serial}</Serial>
            </li>
          ))}
        </ul>
      </Box>
      {hidden > 0 && <Text color="fg.muted">{itemCount(hidden)} of another unit. You cannot see them.</Text>}
    </>
  );
}
