import { normalizeSerial, readScan, scanName } from '@hand-receipt/contracts';
import { toast } from '@hand-receipt/ui';
import { TextField, useFormikContext } from '@hand-receipt/ui/forms';
import type { ComponentProps } from 'react';
import { CameraButton } from './camera-button';
import { scanProblem, searchText } from './search-text';

interface ScanFieldProps extends ComponentProps<typeof TextField> {
  /** What of a mark the field takes. */
  takes?: 'serial' | 'uii';
}

/** What of a code the field takes; null where the code says nothing of the kind. */
function numberIn(code: string, takes: 'serial' | 'uii'): string | null {
  const reading = readScan(code);
  if (reading.kind === 'page' || reading.kind === 'refused') return null;
  if (reading.kind === 'label') return takes === 'serial' ? reading.serial : null;
  if (takes === 'serial') return scanName(reading);
  const [{ serial, uii }] = reading.identities;
  // A text that is no mark is the number itself.
  return uii ?? (serial === normalizeSerial(code) ? serial : null);
}

/**
 * A field for a number that is on a mark or a label: it takes the number from what a hand scanner or the camera reads.
 * Enter, which a scanner sends after each code, never submits the form.
 */
export function ScanField({ takes = 'serial', onKeyDown, ...field }: ScanFieldProps) {
  const { setFieldValue } = useFormikContext();
  const take = (code: string) => {
    const problem = scanProblem(code);
    const number = problem ? null : numberIn(code, takes);
    if (number !== null) void setFieldValue(field.name, number);
    else if (problem || code.trim()) {
      const words = problem ?? `This code has no ${takes === 'uii' ? 'UII' : 'serial number'}.`;
      toast({ tone: 'danger', title: words });
    }
  };
  return (
    <TextField
      {...field}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const { value } = event.currentTarget;
        if (event.key === 'Enter') event.preventDefault();
        // Some scanners send Tab after a code.
        const isEnded = event.key === 'Enter' || (event.key === 'Tab' && searchText(value) !== value);
        if (isEnded && value.trim()) take(value);
      }}
      after={<CameraButton what={`the ${field.label.toLowerCase()}`} onCode={take} />}
    />
  );
}
