import type { ToastMessage } from '@hand-receipt/ui';
import { yup } from '@hand-receipt/ui/forms';

export interface SignInValues {
  username: string;
  password: string;
}

export const signInSchema = yup.object({
  username: yup.string().required('Username is required'),
  password: yup.string().required('Password is required'),
});

/** Fixed words, whatever the server said: they tell nobody which of the two was wrong. */
export const SIGN_IN_FAILED: ToastMessage = {
  title: 'Login Failed',
  description: 'Invalid username or password',
  tone: 'danger',
};
