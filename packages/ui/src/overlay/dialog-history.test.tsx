import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../buttons/button';
import { FormDialog } from '../forms/form-dialog';
import { TextField } from '../forms/text-fields';
import { UiProvider } from '../theme/ui-provider';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

// jsdom lays nothing out, and only what has a size can take focus.
beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100));
afterEach(() => jest.restoreAllMocks());

const EMPTY = { serial: '' };

/** A page with a dialog of its own state, one that its address opens, and one whose path opens it. */
function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <main>
      <p>{`At ${pathname}${search}`}</p>
      <Link to="/items">Items</Link>
      <Link to="/items/1">Item 1</Link>
      <Button onClick={() => setOpen(true)}>Confirm</Button>
      <Button onClick={() => setParams({ new: '1' }, { replace: true })}>New</Button>
      <Drawer
        open={pathname === '/items/1'}
        ownAddress
        onClose={() => void navigate('/items')}
        title="Item 1"
      />
      <Dialog open={open} busy={busy} onClose={() => setOpen(false)} title="Question">
        <Button onClick={() => setBusy(true)}>Work</Button>
        <Link to="/elsewhere" onClick={() => setOpen(false)}>
          Elsewhere
        </Link>
      </Dialog>
      <FormDialog
        open={params.has('new')}
        onClose={() => setParams({}, { replace: true })}
        title="New Item"
        submitLabel="Create"
        initialValues={EMPTY}
        onSubmit={() => undefined}
      >
        <TextField name="serial" label="Serial Number" />
      </FormDialog>
    </main>
  );
}

const show = async () => {
  window.history.pushState(null, '', '/before');
  const screenOf = render(
    <BrowserRouter>
      <UiProvider>
        <Page />
      </UiProvider>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByText('Items'));
  return screenOf;
};
const back = () => act(() => window.history.back());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** A dialog is there in the frame before it has the focus, and until then a press in it may close it. */
const hasFocus = (role: string) =>
  waitFor(() => expect(screen.getByRole(role)).toContainElement(document.activeElement as HTMLElement));
const at = (address: string) => screen.findByText(`At ${address}`);
const gone = (role: string, name: string) =>
  waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());

test('Back closes a dialog and stays on the page; the next Back leaves it', async () => {
  await show();
  await press('Confirm');
  await screen.findByRole('dialog', { name: 'Question' });
  back();
  await gone('dialog', 'Question');
  await at('/items');
  back();
  await at('/before');
});

test('Back closes a dialog that the address opened by itself, and the address says so', async () => {
  await show();
  await press('New');
  await screen.findByRole('dialog', { name: 'New Item' });
  await at('/items?new=1');
  back();
  await gone('dialog', 'New Item');
  await at('/items');
  back();
  await at('/before');
});

test('closed with Cancel, one Back leaves the page and opens nothing again', async () => {
  await show();
  await press('New');
  await screen.findByRole('dialog', { name: 'New Item' });
  await press('Cancel');
  await gone('dialog', 'New Item');
  await press('Confirm');
  await screen.findByRole('dialog', { name: 'Question' });
  await press('Close');
  await gone('dialog', 'Question');
  back();
  await at('/before');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Back asks before it throws away what was typed, and Back on the question keeps it', async () => {
  await show();
  await press('New');
  await userEvent.type(await screen.findByLabelText('Serial Number'), 'W1');
  back();
  await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  back();
  await gone('alertdialog', 'Discard what you entered?');
  expect(screen.getByLabelText('Serial Number')).toHaveValue('W1');
  await at('/items?new=1');

  back();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await gone('dialog', 'New Item');
  back();
  await at('/before');
});

test('Back does not close a dialog that is at work', async () => {
  await show();
  await press('Confirm');
  await hasFocus('dialog');
  await press('Work');
  back();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  back();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
  await at('/items');
});

test('a link out of a dialog is one step, and Back from it shows the page without the dialog', async () => {
  await show();
  await press('Confirm');
  await userEvent.click(await screen.findByText('Elsewhere'));
  await at('/elsewhere');
  back();
  await at('/items');
  back();
  await at('/before');
});

test('a drawer that a link opened has the entry of the link alone', async () => {
  await show();
  await userEvent.click(screen.getByText('Item 1'));
  await screen.findByRole('dialog', { name: 'Item 1' });
  back();
  await gone('dialog', 'Item 1');
  await at('/items');
});

/** A question over a drawer that an address opened: Back closes the question, then the drawer. */
function TwoLevels() {
  const [open, setOpen] = useState<0 | 1 | 2>(0);
  return (
    <UiProvider>
      <Button onClick={() => setOpen(1)}>Open</Button>
      <Drawer open={open > 0} onClose={() => setOpen(0)} title="Drawer">
        <Button onClick={() => setOpen(2)}>Ask</Button>
      </Drawer>
      <ConfirmDialog
        open={open === 2}
        onClose={() => setOpen(1)}
        onConfirm={() => setOpen(0)}
        title="Sure?"
        description="Nothing happens."
        confirmLabel="Yes"
      />
    </UiProvider>
  );
}

test('one over the other, each Back closes the one on top', async () => {
  render(<TwoLevels />);
  await press('Open');
  await hasFocus('dialog');
  await press('Ask');
  await hasFocus('alertdialog');
  back();
  await gone('alertdialog', 'Sure?');
  expect(screen.getByRole('dialog', { name: 'Drawer' })).toBeVisible();
  back();
  await gone('dialog', 'Drawer');
});
