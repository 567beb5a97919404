import type { LossFactsDto, PropertyStatus } from '@hand-receipt/contracts';
import { FormGrid, TextAreaField, TextField, useFormikContext, yup } from '@hand-receipt/ui/forms';
import { statusSchema } from './status-field';

/** A status with what a report of a loss must say. The time is as the field has it, YYYY-MM-DDTHH:mm. */
export interface StatusValues {
  status: PropertyStatus | '';
  circumstances: string;
  lastSeenAt: string;
  lastSeenWhere: string;
}

export const NO_FACTS = { circumstances: '', lastSeenAt: '', lastSeenWhere: '' };

const whenLost = (schema: yup.StringSchema) =>
  yup.string().when('status', { is: 'Lost', then: () => schema });

const isPast = (text: string | undefined): boolean => !text || new Date(text) <= new Date();

export const lossSchema = statusSchema.shape({
  circumstances: whenLost(yup.string().trim().required('Say what happened.')),
  lastSeenAt: whenLost(
    yup
      .string()
      .required('Say when it was last seen.')
      .test('past', 'It cannot be last seen in the future.', isPast),
  ),
  lastSeenWhere: whenLost(yup.string().trim().required('Say where it was last seen.')),
});

/** The facts as the API takes them. */
export const toFacts = ({ circumstances, lastSeenAt, lastSeenWhere }: StatusValues): LossFactsDto => ({
  circumstances: circumstances.trim(),
  lastSeenAt: new Date(lastSeenAt).toISOString(),
  lastSeenWhere: lastSeenWhere.trim(),
});

/** Shown with the status Lost: what happened, and when and where it was last seen. */
export function LossFields() {
  const { status } = useFormikContext<StatusValues>().values;
  return (
    status === 'Lost' && (
      <>
        <FormGrid>
          <TextField name="lastSeenAt" label="Last seen" type="datetime-local" />
          <TextField name="lastSeenWhere" label="Where" maxLength={200} autoComplete="off" />
        </FormGrid>
        <TextAreaField
          name="circumstances"
          label="What happened"
          hint="It opens a loss case, and its holder, the chain and the leaders of the unit are told at once."
          maxLength={2000}
        />
      </>
    )
  );
}
