import type { PropertyItem } from '@hand-receipt/contracts';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { GoesWithIt } from './goes-with-it';

interface StayingValues {
  staying: string[];
}

/** `GoesWithIt` as the form's field `staying`. */
export function GoesWithField({ item, brief }: { item: PropertyItem; brief?: boolean }) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<StayingValues>();
  return (
    <GoesWithIt
      item={item}
      staying={values.staying}
      onChange={(staying) => void setFieldValue('staying', staying)}
      brief={brief}
      disabled={isSubmitting}
    />
  );
}
