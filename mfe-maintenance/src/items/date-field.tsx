import { TextField } from '@hand-receipt/ui/forms';
import type { ComponentProps } from 'react';

/** A day, by the browser's own calendar; '' or YYYY-MM-DD. */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'mono'>) {
  return <TextField {...props} type="date" mono />;
}
