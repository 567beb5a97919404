import { toast } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { useEffect, useRef } from 'react';
import { type NewItem, SERIAL_NUMBER_REQUIRED } from './new-item';

/** RULE-13: each attempt to send without a serial number is told in a toast too. */
export function MissingSerialNotice() {
  const { submitCount, isSubmitting, errors } = useFormikContext<NewItem>();
  const told = useRef(0);
  const missing = errors.serial_number === SERIAL_NUMBER_REQUIRED;

  useEffect(() => {
    if (isSubmitting || submitCount === told.current) return;
    told.current = submitCount;
    if (missing) toast({ title: 'Validation Error', description: SERIAL_NUMBER_REQUIRED, tone: 'danger' });
  }, [submitCount, isSubmitting, missing]);

  return null;
}
