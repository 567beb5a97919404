import { NAME_MIN, PASSWORD_MIN, type Rank, tidyName, USERNAME_MIN } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';

export interface RegisterValues {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  rank: Rank | '';
  unit: string;
  password: string;
  confirmPassword: string;
}

export const EMPTY_PERSON: RegisterValues = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  rank: '',
  unit: '',
  password: '',
  confirmPassword: '',
};

/** `required` and `min` with the one message that the specification gives both. */
const atLeast = (length: number, message: string) => yup.string().required(message).min(length, message);

/** Blanks around a name are no part of it. */
const name = (message: string) => atLeast(NAME_MIN, message).transform(tidyName);

const EMAIL = 'Invalid email address';

/** RULE-02 to RULE-07. */
export const registerSchema = yup.object({
  first_name: name('First name is required'),
  last_name: name('Last name is required'),
  username: atLeast(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters`),
  email: yup.string().required(EMAIL).email(EMAIL),
  rank: yup.string().required('Rank is required'),
  unit: yup.string().required('Unit is required'),
  password: atLeast(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`),
  confirmPassword: yup
    .string()
    .test('same', "Passwords don't match", (value, { parent }) => value === parent.password),
});
