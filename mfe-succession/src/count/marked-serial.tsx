import { serialDifference } from '@hand-receipt/contracts';
import { Box, Serial } from '@hand-receipt/ui';

interface MarkedSerialProps {
  /** What was read on the plate. */
  read: string;
  /** What the book has. */
  book: string;
  /** Which of the two is shown. */
  shown: 'read' | 'book';
}

const markStyles = {
  background: 'transparent',
  color: 'inherit',
  borderBottomWidth: '2px',
  borderColor: 'currentColor',
};

/** One of two serial numbers, with a line under the characters in which it differs from the other. */
export function MarkedSerial({ read, book, shown }: MarkedSerialProps) {
  const difference = serialDifference(read, book);
  if (!difference) return <Serial size="lg">{shown === 'read' ? read : book}</Serial>;
  const { before, after } = difference;
  const own = shown === 'read' ? difference.read : difference.listed;
  return (
    <Serial size="lg">
      {before}
      {own && (
        <Box as="mark" css={markStyles}>
          {own}
        </Box>
      )}
      {after}
    </Serial>
  );
}
