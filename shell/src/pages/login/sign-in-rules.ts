import type { ToastMessage } from '@hand-receipt/ui';
import { yup } from '@hand-receipt/ui/forms';

export interface SignInValues {
  username: string;
  password: string;
  /** Asked for once the password was right, of a person with an authenticator app. */
  code: string;
}

export const signInSchema = yup.object({
  username: yup.string().required('Username is required'),
  password: yup.string().required('Password is required'),
});

/** Heads the server's reason where name and password are not at fault. */
export const NOT_SIGNED_IN = 'You are not signed in';

/** Fixed words for a wrong name or password: they tell nobody which of the two was wrong. */
export const SIGN_IN_FAILED: ToastMessage = {
  title: 'Login Failed',
  description: 'Invalid username or password',
  tone: 'danger',
};
