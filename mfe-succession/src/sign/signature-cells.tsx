import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Box } from '@hand-receipt/ui';
import { SignatureCell } from './signature-cell';

const styles = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  '& > section': { padding: { base: '16px', md: '16px 20px' }, minWidth: '0' },
  '& > section + section': {
    borderColor: 'border',
    borderLeftWidth: { base: '0', md: '1px' },
    borderTopWidth: { base: '1px', md: '0' },
  },
  '& header': { display: 'flex', justifyContent: 'space-between', gap: '8px' },
  '& h2': { textStyle: 'title', mb: '1' },
} as const;

/** The two signatures. Custody changes with the second. */
export function SignatureCells({ succession }: { succession: SuccessionDetailDto }) {
  return (
    <Box css={styles}>
      <SignatureCell succession={succession} side="outgoing" />
      <SignatureCell succession={succession} side="incoming" />
    </Box>
  );
}
