import { Text } from '@hand-receipt/ui';
import { CheckboxField, FormGrid, TextField } from '@hand-receipt/ui/forms';

const RECORDED = 'As recorded, where this stays empty';

/** How the form is drawn, who gives, and for which unit (PROP-44, PROP-45). */
export function ExportFields() {
  return (
    <>
      <FormGrid>
        <CheckboxField name="group_by_category" label="Group by category" />
        <CheckboxField name="include_qr_codes" label="Include QR codes" />
      </FormGrid>
      <Text textStyle="h2">From</Text>
      <FormGrid>
        <TextField name="rank" label="Rank" optional autoComplete="off" />
        <TextField name="name" label="Name" optional autoComplete="off" />
        <TextField name="title" label="Title" optional autoComplete="off" />
        <TextField name="phone" label="Phone" optional type="tel" autoComplete="off" />
      </FormGrid>
      <Text textStyle="h2">Unit</Text>
      <FormGrid>
        <TextField name="unitName" label="Unit name" optional hint={RECORDED} autoComplete="off" />
        <TextField name="dodaac" label="DODAAC" optional mono uppercase autoComplete="off" />
        <TextField name="stockNumber" label="Stock number" optional mono autoComplete="off" />
        <TextField name="location" label="Location" optional autoComplete="off" />
      </FormGrid>
    </>
  );
}
