import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Button } from '../buttons/button';
import { UiProvider } from '../theme/ui-provider';
import { ConfirmDialog } from './confirm-dialog';

// jsdom lays nothing out, and only what has a size can take focus.
beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100));
afterEach(() => jest.restoreAllMocks());

type Props = Partial<ComponentProps<typeof ConfirmDialog>>;

function Screen(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <Button onClick={() => setOpen(true)}>Decline</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
        title="Confirm Rejection"
        description="Are you sure you want to reject this transfer request for item 'M249'? This action cannot be undone."
        confirmLabel="Confirm Reject"
        {...props}
      />
    </UiProvider>
  );
}

const openDialog = async (props: Props = {}) => {
  render(<Screen {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  return screen.findByRole('alertdialog', { name: 'Confirm Rejection' });
};

test('a dangerous confirmation starts with focus on Cancel', async () => {
  await openDialog({ tone: 'danger' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('any other starts with focus on its action', async () => {
  await openDialog();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm Reject' })).toHaveFocus());
});

test('its sentence is its description', async () => {
  const dialog = await openDialog();
  expect(dialog).toHaveAccessibleDescription(/Are you sure you want to reject/);
});

test('Escape closes it and gives focus back to what opened it', async () => {
  await openDialog({ tone: 'danger' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus());
});

test('Tab stays within it', async () => {
  await openDialog({ tone: 'danger' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Confirm Reject' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('while working both buttons are disabled, the label stays, and Escape does nothing', async () => {
  const onClose = jest.fn();
  await openDialog({ working: true, onClose });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Confirm Reject' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

/** Three lines to answer; what is answered goes from the list. */
function Answered() {
  const [names, setNames] = useState(['M249', 'M240B', 'AN/PVS-14']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <UiProvider>
      <main tabIndex={-1}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Button onClick={() => setAsked(name)}>Decline {name}</Button>
            </li>
          ))}
        </ul>
      </main>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setNames(names.filter((name) => name !== asked));
          setAsked(null);
        }}
        title="Confirm Rejection"
        description="This action cannot be undone."
        confirmLabel="Confirm Reject"
      />
    </UiProvider>
  );
}

test('where the line that it was opened from goes, the focus is in the line that came in its place', async () => {
  render(<Answered />);
  const answer = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Decline ${name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm Reject' }));
  };
  const line = (name: string) => screen.getByRole('button', { name: `Decline ${name}` }).closest('li');
  await answer('M240B');
  await waitFor(() => expect(line('AN/PVS-14')).toHaveFocus());
  await answer('AN/PVS-14');
  await waitFor(() => expect(line('M249')).toHaveFocus());
  await answer('M249');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
