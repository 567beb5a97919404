import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses Confirm Approve once what is signed for has loaded. */
export async function confirmApprove(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Confirm Approve' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
