import { FormGrid, TextField } from '@hand-receipt/ui/forms';

/** How a person is reached, for a form that checks it by `contactSchema`. */
export function ContactFields() {
  return (
    <FormGrid>
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
    </FormGrid>
  );
}
