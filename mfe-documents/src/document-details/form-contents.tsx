import { FormCell, FormStrip, formatDate, Heading, Stack } from '@hand-receipt/ui';
import type { FormData } from './parse-form-data';

const NOT_GIVEN = 'N/A';

/** What the form says: the equipment, what was found, and the fields of its type. */
export function FormContents({ form, description }: { form: FormData; description: string | null }) {
  return (
    <>
      <Stack as="section" gap="2">
        <Heading as="h3" textStyle="h2">
          Equipment
        </Heading>
        <FormStrip columns={3}>
          <FormCell caption="Equipment" span={2} phoneSpan={2}>
            {form.equipmentName ?? NOT_GIVEN}
          </FormCell>
          <FormCell caption="Serial number" mono>
            {form.serialNumber ?? NOT_GIVEN}
          </FormCell>
          <FormCell caption="NSN" mono>
            {form.nsn ?? NOT_GIVEN}
          </FormCell>
          <FormCell caption="Location">{form.location ?? NOT_GIVEN}</FormCell>
          <FormCell caption="Request date" mono>
            {formatDate(form.requestDate)}
          </FormCell>
        </FormStrip>
      </Stack>
      <FormStrip columns={1} numbering="none">
        <FormCell caption="Description" phoneSpan={2}>
          {description ?? NOT_GIVEN}
        </FormCell>
        <FormCell caption="Fault description" phoneSpan={2}>
          {form.faultDescription ?? NOT_GIVEN}
        </FormCell>
      </FormStrip>
      {form.formFields.length > 0 ? (
        <Stack as="section" gap="2">
          <Heading as="h3" textStyle="h2">
            Form fields
          </Heading>
          <FormStrip columns={Math.min(2, form.formFields.length)}>
            {form.formFields.map(([name, value]) => (
              <FormCell key={name} caption={name}>
                {value}
              </FormCell>
            ))}
          </FormStrip>
        </Stack>
      ) : null}
    </>
  );
}
