import type { ConsumableDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip } from '@hand-receipt/ui';
import { FormDialog, FormError, FormGrid, TextAreaField, TextField, type yup } from '@hand-receipt/ui/forms';
import type { ReactNode } from 'react';
import { useRefusal } from './form-outcome';
import { countText } from './quantity';

/** What every movement of stock says. */
export interface Movement {
  quantity: string;
  notes: string;
}

interface MovementDialogProps<V extends Movement> {
  item: ConsumableDto;
  /** 'Issue'; with 'Consumable' it is the title. */
  verb: string;
  icon: ReactNode;
  /** Over the reason of a refusal: 'Not issued'. */
  refusedTitle: string;
  initialValues: V;
  schema: yup.Schema;
  onSubmit: (values: V) => Promise<void>;
  onClose: () => void;
  /** The field beside the quantity. */
  children: ReactNode;
}

/** A form that moves stock. It stays open until the server or this device has the movement. */
export function MovementDialog<V extends Movement>(props: MovementDialogProps<V>) {
  const { item, verb, icon, refusedTitle, initialValues, schema, onSubmit, onClose, children } = props;
  const { refusal, onError } = useRefusal();
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`${verb} Consumable`}
      submitLabel={verb}
      submitIcon={icon}
      initialValues={initialValues}
      schema={schema}
      onSubmit={onSubmit}
      onError={onError}
    >
      <FormStrip numbering="none">
        <FormCell caption="Consumable">{item.name}</FormCell>
        <FormCell caption="On hand">{countText(item.currentQuantity, item.unit)}</FormCell>
      </FormStrip>
      <FormGrid>
        <TextField
          name="quantity"
          label={`Quantity (${item.unit})`}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
        />
        {children}
      </FormGrid>
      <TextAreaField name="notes" label="Notes" optional rows={2} />
      {refusal && <FormError title={refusedTitle}>{refusal}</FormError>}
    </FormDialog>
  );
}
