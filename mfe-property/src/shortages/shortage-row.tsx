import type { ShortageDto } from '@hand-receipt/contracts';
import { Box, Button, formatCount, formatDate, Link, Mono, Serial, Text } from '@hand-receipt/ui';

const styles = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px 220px' },
  gap: { base: '4px', md: '16px' },
  padding: '12px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderTopWidth: '0' },
  '& [data-part=acts]': {
    display: 'flex',
    gap: '8px',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: { md: 'end' },
  },
} as const;

interface ShortageRowProps {
  shortage: ShortageDto;
  onAct: (act: 'document' | 'end') => void;
}

/** One open shortage: what is short of which item, who answers for it, and its document. */
export function ShortageRow({ shortage, onAct }: ShortageRowProps) {
  const { id, item, name, quantity, since, accountable, holder, document_number: document } = shortage;
  return (
    <Box as="li" css={styles}>
      <span>
        <b>
          {formatCount(quantity)} x {name}
        </b>{' '}
        <Text as="span" color="fg.muted">
          {id}, since {formatDate(since)}
        </Text>
        <br />
        <Link to={`/property-book/${item.id}`} ownLine>
          {item.name}
        </Link>{' '}
        <Serial>{item.serial_number}</Serial>
      </span>
      <span>
        Accountable: {accountable?.name ?? 'Property book'}
        <br />
        {item.left_at
          ? `Left the book ${formatDate(item.left_at)}`
          : `Holder: ${holder?.name ?? 'Property book'}`}
        <br />
        {document ? (
          <>
            <Mono>{document}</Mono>
            {shortage.document_date && `, ${formatDate(shortage.document_date)}`}
          </>
        ) : (
          'No document'
        )}
      </span>
      <span data-part="acts">
        {shortage.may_edit && (
          <>
            <Button size="s" aria-label={`Document of ${id}`} onClick={() => onAct('document')}>
              Document
            </Button>
            <Button size="s" aria-label={`End ${id}`} onClick={() => onAct('end')}>
              End
            </Button>
          </>
        )}
      </span>
    </Box>
  );
}
