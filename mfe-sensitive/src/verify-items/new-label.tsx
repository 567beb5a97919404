import { useSettings } from '@hand-receipt/platform';
import { Box, VisuallyHidden } from '@hand-receipt/ui';

const styles = { '& a': { textDecoration: 'underline' } } as const;

/**
 * Offers a new label for an item that was verified without its own: the code on it may be damaged. It opens beside
 * the count, which goes on here. Settings may turn it off.
 *
 * @param props `why`: what may be wrong with the label
 */
export function NewLabel({ itemId, why = 'Code damaged?' }: { itemId: string; why?: string }) {
  const isOffered = useSettings(({ qrCodes }) => qrCodes.autoRegenerate);
  if (!isOffered) return null;
  return (
    <Box marginTop="2" textStyle="table" css={styles}>
      {why}{' '}
      <a href={`/property-book/${encodeURIComponent(itemId)}`} target="_blank" rel="noreferrer">
        Print a new label<VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </a>
    </Box>
  );
}
