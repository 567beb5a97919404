import { yup } from '@hand-receipt/ui/forms';
import { type AmendedLine, faultOf } from './amendment-values';

const REASON_MIN = 10;

const lineSchema = yup.object({
  to: yup.string().test('new-value', (typed, { parent, createError }) => {
    const fault = faultOf({ ...(parent as AmendedLine), to: typed ?? '' });
    return fault === undefined || createError({ message: fault });
  }),
});

export const contentFields = {
  lines: yup.array().of(lineSchema).min(1, 'Choose what is wrong.'),
  reason: yup
    .string()
    .required(`The reason has at least ${REASON_MIN} characters.`)
    .test(
      'long',
      `The reason has at least ${REASON_MIN} characters.`,
      (typed) => typed.trim().length >= REASON_MIN,
    ),
  documentNumber: yup.string().max(40, 'At most 40 characters'),
};
