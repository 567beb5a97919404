import { type DocumentDto, personName } from '@hand-receipt/contracts';
import { Box, formatDate, Link, Mono } from '@hand-receipt/ui';
import { formType } from '../documents/document-words';

const styles = {
  '& > li': { padding: '10px 16px', textStyle: 'table' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& p': { color: 'fg.muted', fontSize: '12px', lineHeight: '16px' },
} as const;

export function UnreadList({ documents }: { documents: readonly DocumentDto[] }) {
  return (
    <Box as="ul" aria-label="Unread documents" css={styles}>
      {documents.map((document) => (
        <li key={document.id}>
          <Link to={`/documents?open=${encodeURIComponent(document.id)}`} ownLine>
            {document.title}
          </Link>
          <p>
            {formType(document)} · From {personName(document.sender)} ·{' '}
            <Mono>{formatDate(document.sentAt)}</Mono>
          </p>
        </li>
      ))}
    </Box>
  );
}
