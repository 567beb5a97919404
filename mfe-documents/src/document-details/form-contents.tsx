import { FormCell, FormStrip, formatCount, formatDate, Heading, Stack } from '@hand-receipt/ui';
import { FormFaults } from './form-faults';
import type { FormData } from './parse-form-data';

const NOT_GIVEN = 'N/A';

interface FormContentsProps {
  form: FormData;
  description: string | null;
  /** The reader may open the maintenance of the item. */
  seesItem: boolean;
}

function Equipment({ form }: Pick<FormContentsProps, 'form'>) {
  return (
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
        {form.miles === null ? null : (
          <FormCell caption="Miles" mono>
            {formatCount(form.miles)}
          </FormCell>
        )}
        {form.hours === null ? null : (
          <FormCell caption="Hours" mono>
            {form.hours}
          </FormCell>
        )}
      </FormStrip>
    </Stack>
  );
}

/** What the form says: the equipment, what was found, and the fields of its type. */
export function FormContents({ form, description, seesItem }: FormContentsProps) {
  return (
    <>
      <Equipment form={form} />
      <FormStrip columns={1} numbering="none">
        <FormCell caption="Description" phoneSpan={2}>
          {description ?? NOT_GIVEN}
        </FormCell>
        {form.faults.length > 0 ? null : (
          <FormCell caption="Fault description" phoneSpan={2}>
            {form.faultDescription ?? NOT_GIVEN}
          </FormCell>
        )}
      </FormStrip>
      {form.faults.length > 0 ? <FormFaults faults={form.faults} seesItem={seesItem} /> : null}
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
