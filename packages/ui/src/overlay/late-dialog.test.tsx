import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme/ui-provider';
import { Dialog } from './dialog';
import { lateDialog, LoadFailuresContext } from './late-dialog';

function NoteDialog({ onClose }: { onClose: () => void }) {
  return <Dialog open title="Add Note" onClose={onClose} />;
}

const open = (load: Parameters<typeof lateDialog>[0], onClose = jest.fn()) => {
  const Late = lateDialog(load);
  const page = (
    <UiProvider>
      <p>The page</p>
      <Late onClose={onClose} />
    </UiProvider>
  );
  return { page, onClose };
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a dialog whose code cannot be fetched says so in its place, and Try again fetches it', async () => {
  const load = jest
    .fn(async () => ({ default: NoteDialog }))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const { page } = open(load);
  render(page);
  const failed = await screen.findByRole('dialog', { name: 'Not Loaded' });
  expect(failed).toHaveTextContent('This could not be loaded. Check the connection, then try again.');
  expect(screen.getByText('The page')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Add Note' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Not Loaded' })).not.toBeInTheDocument();
});

test('a dialog that cannot be loaded again says so again, and is closed', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('Loading chunk 7 failed.')));
  const { page, onClose } = open(load);
  render(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog that was loaded opens at once the next time', async () => {
  const load = jest.fn(async () => ({ default: NoteDialog }));
  const { page } = open(load);
  render(page).unmount();
  const second = render(page);
  expect(await screen.findByRole('dialog', { name: 'Add Note' })).toBeVisible();
  second.unmount();
  render(page);
  expect(screen.getByRole('dialog', { name: 'Add Note' })).toBeVisible();
});

test('who provides for failures is asked for the reason, and makes ready what is fetched again', async () => {
  const gone = new Error('Loading chunk 7 failed.');
  const load = jest.fn(async () => ({ default: NoteDialog })).mockRejectedValueOnce(gone);
  const failures = {
    report: jest.fn(async () => 'It is not as it was signed.'),
    prepare: jest.fn(async () => true),
  };
  render(<LoadFailuresContext value={failures}>{open(load).page}</LoadFailuresContext>);
  expect(await screen.findByText('It is not as it was signed.')).toBeVisible();
  expect(failures.report).toHaveBeenCalledWith(gone);
  expect(failures.prepare).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Add Note' })).toBeVisible();
  expect(failures.prepare).toHaveBeenCalledWith(gone);
});
