import { useFormikContext } from '@hand-receipt/ui/forms';
import { NearMissNotice } from '../items/near-miss-notice';
import type { NewItem } from './new-item';

/** Near misses of the serial number in the form around it. */
export function SerialNearMisses() {
  const { values } = useFormikContext<NewItem>();
  return <NearMissNotice serialNumber={values.serial_number} />;
}
