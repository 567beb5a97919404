import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Box } from '@hand-receipt/ui';
import { SignatureCell } from './signature-cell';
import { signersOf } from './sides';

const styles = {
  display: 'grid',
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

/** The signatures. Custody changes with the last. */
export function SignatureCells({ succession }: { succession: SuccessionDetailDto }) {
  const signers = signersOf(succession);
  return (
    <Box
      css={styles}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${signers.length}, minmax(0, 1fr))` }}
    >
      {signers.map((signer) => (
        <SignatureCell key={`${signer.side} ${signer.person.id}`} succession={succession} signer={signer} />
      ))}
    </Box>
  );
}
