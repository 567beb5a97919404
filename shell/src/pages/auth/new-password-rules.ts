import { PASSWORD_MIN } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';

const TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;

/** A password that a person chooses, typed twice. */
export const newPasswordFields = {
  newPassword: yup.string().required(TOO_SHORT).min(PASSWORD_MIN, TOO_SHORT),
  again: yup
    .string()
    .test('same', "Passwords don't match", (value, { parent }) => (value ?? '') === parent.newPassword),
};
