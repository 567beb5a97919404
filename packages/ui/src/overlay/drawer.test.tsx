import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme/ui-provider';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

// jsdom lays nothing out, and only what has a size can take focus.
beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100));
afterEach(() => jest.restoreAllMocks());

test('a drawer that an address opens starts on Close, which has no tooltip; the copy button is one stop on', async () => {
  render(
    <UiProvider>
      <Drawer open onClose={jest.fn()} title="M4A1 Carbine" serial="W123456" />
    </UiProvider>,
  );
  const close = screen.getByRole('button', { name: 'Close' });
  await waitFor(() => expect(close).toHaveFocus());
  expect(close).not.toHaveAttribute('data-tooltip');

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Copy W123456' })).toHaveFocus();
});

test('a dialog that an address opens together with its drawer is on top and has the focus', async () => {
  const [closeDrawer, closeDialog] = [jest.fn(), jest.fn()];
  render(
    <UiProvider>
      <Drawer open onClose={closeDrawer} title="M4A1 Carbine">
        <Dialog open onClose={closeDialog} title="Reinstate this item?">
          <input aria-label="Reason" />
        </Dialog>
      </Drawer>
    </UiProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Reinstate this item?' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeVisible();
  const [below, above] = document.querySelectorAll('.hr-surface');
  expect(below).toHaveTextContent('M4A1 Carbine');
  expect(above).toBe(dialog);
  await userEvent.keyboard('{Escape}');
  expect(closeDialog).toHaveBeenCalledTimes(1);
  expect(closeDrawer).not.toHaveBeenCalled();
});

test('a dialog that opens beside its drawer at the same moment stays in reach of a screen reader', async () => {
  render(
    <UiProvider>
      <Drawer open onClose={jest.fn()} title="M4A1 Carbine" />
      <Dialog open onClose={jest.fn()} title="Reinstate this item?">
        <input aria-label="Reason" />
      </Dialog>
    </UiProvider>,
  );
  await screen.findByRole('dialog', { name: 'Reinstate this item?' });
  // The one below hides the page a frame after it opens.
  for (let frame = 0; frame < 4; frame++) await act(() => new Promise(requestAnimationFrame));
  expect(screen.getByRole('dialog', { name: 'Reinstate this item?' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /M4A1 Carbine/ })).not.toBeInTheDocument();
});
