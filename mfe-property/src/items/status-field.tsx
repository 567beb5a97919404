import { PROPERTY_STATUSES } from '@hand-receipt/contracts';
import { SelectField, yup } from '@hand-receipt/ui/forms';

const STATUSES = PROPERTY_STATUSES.map((status) => ({ value: status, label: status }));

export const statusSchema = yup.object({ status: yup.string().required('Status is required') });

/** The form's field `status`: one of the statuses of an item, as it is recorded. */
export const StatusField = () => (
  <SelectField name="status" label="Status" options={STATUSES} placeholder="Select a status" />
);
