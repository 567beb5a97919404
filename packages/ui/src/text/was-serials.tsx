import { Box } from '../layout';
import { Serial } from './text';

interface WasSerialsProps {
  /** Serial numbers before an amendment, the newest first. */
  serials: readonly string[];
}

/** 'was W123456', under the serial number that holds now. */
export function WasSerials({ serials }: WasSerialsProps) {
  if (serials.length === 0) return null;
  return (
    <Box as="span" display="block" textStyle="caption" color="fg.muted">
      was{' '}
      {serials.map((serial, index) => (
        <span key={serial}>
          {index > 0 && ', '}
          <Serial>{serial}</Serial>
        </span>
      ))}
    </Box>
  );
}

/** The longest line of the cell that shows a serial number and its former ones: the column is wide enough for it. */
export const widestSerial = (serial: string, former: readonly string[]): string => {
  const was = former.length > 0 ? `was ${former.join(', ')}` : '';
  return was.length > serial.length ? was : serial;
};
