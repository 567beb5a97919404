import type { FaultSymbol } from '@hand-receipt/contracts';
import { Box } from '@chakra-ui/react/box';

/** What each status symbol of a maintenance form means. */
export const FAULT_SYMBOL_WORDS: Record<FaultSymbol, string> = {
  X: 'X, inoperable',
  'circled X': 'Circled X, usable under limits',
  '-': 'Dash, service or inspection due',
  '/': 'Diagonal, defect',
};

/** A status symbol as the paper forms write it; readers hear what it means. */
export function FaultSymbolMark({ symbol }: { symbol: FaultSymbol }) {
  const isCircled = symbol === 'circled X';
  return (
    <Box
      as="span"
      role="img"
      aria-label={FAULT_SYMBOL_WORDS[symbol]}
      data-tooltip={FAULT_SYMBOL_WORDS[symbol]}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minWidth="22px"
      height="22px"
      fontWeight="700"
      color={symbol === 'X' ? 'danger.fg' : isCircled ? 'warning.fg' : 'fg'}
      {...(isCircled && { borderWidth: '2px', borderColor: 'currentColor', borderRadius: 'full' })}
    >
      {isCircled ? 'X' : symbol}
    </Box>
  );
}
