import { yup } from '@hand-receipt/ui/forms';

/** A new password, typed twice. The server says what else is wrong with it. */
export function newPasswordFields(minLength: number) {
  const tooShort = `Password must be at least ${minLength} characters`;
  return {
    newPassword: yup.string().required(tooShort).min(minLength, tooShort),
    again: yup
      .string()
      .test('same', "Passwords don't match", (value, { parent }) => (value ?? '') === parent.newPassword),
  };
}
