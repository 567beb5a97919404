import { Text } from '@hand-receipt/ui';
import { CheckboxField, FormGrid, TextField } from '@hand-receipt/ui/forms';
import type { Giver } from './giver';

const RECORDED = 'As recorded, where this stays empty';

/** Who gives is as recorded. A person's title and phone are typed, and who acts for the property book. */
function FromFields({ giver }: { giver: Giver | null }) {
  if (giver === null) return <Text>Each form names its giver as recorded.</Text>;
  const isBook = giver.id === null;
  return (
    <>
      {isBook ? null : (
        <Text>
          {giver.rank} {giver.name}, as recorded
        </Text>
      )}
      <FormGrid>
        {isBook ? (
          <>
            <TextField name="rank" label="Rank" optional autoComplete="off" />
            <TextField name="name" label="Name" optional autoComplete="off" />
          </>
        ) : null}
        <TextField name="title" label="Title" optional autoComplete="off" />
        <TextField name="phone" label="Phone" optional type="tel" autoComplete="off" />
      </FormGrid>
    </>
  );
}

/** How the form is drawn, who gives, and for which unit (PROP-44, PROP-45). */
export function ExportFields({ giver }: { giver: Giver | null }) {
  return (
    <>
      <FormGrid>
        <CheckboxField name="group_by_category" label="Group by category" />
        <CheckboxField name="include_qr_codes" label="Include QR codes" />
      </FormGrid>
      <Text textStyle="h2">From</Text>
      <FromFields giver={giver} />
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
