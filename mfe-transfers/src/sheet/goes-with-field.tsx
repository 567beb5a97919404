import type { PropertyItem } from '@hand-receipt/contracts';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { GoesWithIt } from './goes-with-it';

interface StayingValues {
  staying: string[];
}

interface GoesWithFieldProps {
  item: PropertyItem;
  brief?: boolean;
  mountedOnly?: boolean;
}

/** `GoesWithIt` as the form's field `staying`. */
export function GoesWithField({ item, brief, mountedOnly }: GoesWithFieldProps) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<StayingValues>();
  return (
    <GoesWithIt
      item={item}
      staying={values.staying}
      onChange={(staying) => void setFieldValue('staying', staying)}
      brief={brief}
      mountedOnly={mountedOnly}
      disabled={isSubmitting}
    />
  );
}
