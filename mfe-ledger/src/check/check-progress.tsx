import { Box, counted, formatCount, Text } from '@hand-receipt/ui';

interface CheckProgressProps {
  label: string;
  checked: number;
  /** Null until it is known. */
  of: number | null;
}

/** How many events a check has behind it. */
export function CheckProgress({ label, checked, of }: CheckProgressProps) {
  const text = `${of === null ? '' : `${formatCount(checked)} of `}${counted(of ?? checked, 'event')} checked`;
  const share = of ? Math.min(1, checked / of) : 0;
  return (
    <Box marginTop="2" maxWidth="420px">
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of ?? undefined}
        aria-valuenow={of === null ? undefined : checked}
        aria-valuetext={text}
        height="6px"
        bg="bg.muted"
        borderRadius="badge"
        overflow="hidden"
      >
        <Box
          height="100%"
          width="100%"
          bg="accent.solid"
          transformOrigin="left"
          style={{ transform: `scaleX(${share})` }}
        />
      </Box>
      <Text textStyle="table" color="fg.muted">
        {text}
      </Text>
    </Box>
  );
}
