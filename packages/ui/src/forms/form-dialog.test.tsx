import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { UiProvider } from '../theme/ui-provider';
import { CheckboxField } from './choice-fields';
import { FormDialog } from './form-dialog';
import { TextField } from './text-fields';

const EMPTY = { serial: '' };

// jsdom lays nothing out, and only what has a size can take focus.
beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100));
afterEach(() => jest.restoreAllMocks());

interface ScreenProps {
  onSubmit: (values: typeof EMPTY) => void;
  keepsDraft?: boolean;
}

function Screen({ onSubmit, keepsDraft }: ScreenProps) {
  const [open, setOpen] = useState(false);
  const submit = (values: typeof EMPTY) => {
    onSubmit(values);
    setOpen(false);
  };
  return (
    <UiProvider>
      <Button onClick={() => setOpen(true)}>New Transfer</Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Initiate Equipment Transfer"
        submitLabel="Send Transfer Request"
        keepsDraft={keepsDraft}
        initialValues={EMPTY}
        onSubmit={submit}
      >
        <TextField name="serial" label="Serial Number" />
      </FormDialog>
    </UiProvider>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'New Transfer' }));
  return screen.findByLabelText('Serial Number');
};

test('the button in the footer submits the form in the body', async () => {
  const onSubmit = jest.fn();
  render(<Screen onSubmit={onSubmit} />);
  await userEvent.type(await open(), 'W123456');
  await userEvent.click(screen.getByRole('button', { name: 'Send Transfer Request' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ serial: 'W123456' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const discard = async () => {
  await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
};

test.each(['Cancel', 'Close'])('%s asks before it throws away what was entered', async (button) => {
  render(<Screen onSubmit={jest.fn()} />);
  await userEvent.type(await open(), 'W1');
  await userEvent.click(screen.getByRole('button', { name: button }));
  await discard();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a form that keeps a draft says so, and does not ask', async () => {
  render(<Screen keepsDraft onSubmit={jest.fn()} />);
  await userEvent.type(await open(), 'W1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Draft kept on this device')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the question can be answered in the very frame it appears in', async () => {
  render(<Screen onSubmit={jest.fn()} />);
  await userEvent.type(await open(), 'W1');
  const appeared = new Promise<string>((resolve) => {
    new MutationObserver((_, observer) => {
      const answer = screen.queryByRole('button', { name: 'Discard' });
      if (!answer) return;
      observer.disconnect();
      resolve(getComputedStyle(answer).pointerEvents);
    }).observe(document.body, { childList: true, subtree: true });
  });
  history.back();
  expect(await appeared).not.toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('cancelled and opened again, it is empty', async () => {
  render(<Screen onSubmit={jest.fn()} />);
  await userEvent.type(await open(), 'W1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await discard();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await open()).toHaveValue('');
});

test('the focus starts in the first field', async () => {
  render(<Screen onSubmit={jest.fn()} />);
  const field = await open();
  await waitFor(() => expect(field).toHaveFocus());
});

test('Escape asks before it throws away what was entered; kept, it is still there', async () => {
  render(<Screen onSubmit={jest.fn()} />);
  await userEvent.type(await open(), 'W1');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  expect(question).toHaveTextContent('Nothing of “Initiate Equipment Transfer” has been saved.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Serial Number')).toHaveValue('W1');

  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('Escape closes a form in which nothing was entered', async () => {
  render(<Screen onSubmit={jest.fn()} />);
  const field = await open();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** Whether the browser would ask somebody who reloads the page. */
function asksBeforeReload(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('a reload asks while something entered would be lost, and not before nor after', async () => {
  render(<Screen onSubmit={jest.fn()} />);
  const field = await open();
  expect(asksBeforeReload()).toBe(false);
  await userEvent.type(field, 'W1');
  expect(asksBeforeReload()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await discard();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asksBeforeReload()).toBe(false);
});

test('focus starts in the first field that is empty and required', async () => {
  render(
    <UiProvider>
      <FormDialog
        open
        onClose={() => undefined}
        title="End Shortage"
        submitLabel="End Shortage"
        initialValues={{ document: 'W15GK9-6326-0001', date: '', reason: '' }}
        onSubmit={() => undefined}
      >
        <TextField name="document" label="Document number" />
        <TextField name="date" label="Document date" optional />
        <TextField name="reason" label="Reason" />
      </FormDialog>
    </UiProvider>,
  );
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
});

test('focus starts in a choice that stands over the required fields', async () => {
  render(
    <UiProvider>
      <FormDialog
        open
        onClose={() => undefined}
        title="Propose amendment"
        submitLabel="Propose Amendment"
        initialValues={{ serial: false, reason: '' }}
        onSubmit={() => undefined}
      >
        <CheckboxField name="serial" label="Serial number" />
        <TextField name="reason" label="Reason" />
      </FormDialog>
    </UiProvider>,
  );
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Serial number' })).toHaveFocus());
});
