import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { connectionStore } from '../connection/connection-store';
import { signIn } from '../session/session-actions';
import { sessionEnded } from '../session/session-ended';
import { sessionStore } from '../session/session-store';
import { json } from '../test/fake-fetch';
import { loadQueue } from './store/queue';
import { replayQueue } from './store/replay';
import { discardEntry } from './queue-actions';
import { queueStore } from './queue-store';
import { useKeepUntilClosed, useKeepWhileOffline, usePersistedDraft } from './use-persisted-draft';

const FORM = {
  name: 'new-transfer',
  type: 'transfer' as const,
  title: ({ note }: { note: string }) => `Transfer, ${note}`,
  path: '/transfers?new=1',
};

function TransferForm() {
  const draft = usePersistedDraft(FORM);
  if (draft.kept === undefined) return <p>Reading</p>;
  return <Fields draft={draft} />;
}

function Fields({ draft }: { draft: ReturnType<typeof usePersistedDraft<{ note: string }>> }) {
  const [note, setNote] = useState(draft.kept?.note ?? '');
  const [typed, setTyped] = useState(false);
  useKeepWhileOffline(draft, { note }, typed);
  const type = (value: string) => {
    setTyped(true);
    setNote(value);
  };
  return (
    <>
      <input aria-label="Note" value={note} onChange={({ target }) => type(target.value)} />
      {draft.keptAt ? <button onClick={() => void draft.drop()}>Discard draft</button> : null}
    </>
  );
}

const drafts = () => queueStore.getState().entries;
const note = () => screen.findByRole('textbox', { name: 'Note' });

beforeEach(async () => {
  sessionStore.setState({ status: 'authenticated', user: { id: 'U-0001' } as never, expired: false });
  await loadQueue('U-0001');
  for (const { id } of drafts()) await discardEntry(id);
  act(() => connectionStore.setState({ online: false }));
});

test('what was typed without a connection is offered when the form opens again, after a reload too', async () => {
  const first = render(<TransferForm />);
  await userEvent.type(await note(), 'hand over at 0600');
  await waitFor(() => expect(drafts()).toMatchObject([{ title: 'Transfer, hand over at 0600' }]));
  expect(drafts()).toMatchObject([{ state: 'draft', type: 'transfer', path: '/transfers?new=1' }]);
  first.unmount();
  queueStore.setState({ entries: [], read: false });
  render(<TransferForm />);
  expect(await note()).toHaveValue('hand over at 0600');
});

test('a draft is never sent by itself: custody needs both parties', async () => {
  render(<TransferForm />);
  await userEvent.type(await note(), 'x');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  const fetched = jest.fn(async () => json({}, 201));
  globalThis.fetch = fetched as never;
  expect(await replayQueue()).toEqual({ sent: 0, refused: 0, stopped: false });
  expect(fetched).not.toHaveBeenCalled();
  expect(drafts()).toHaveLength(1);
});

test('a draft that is discarded is not offered again; another person is offered none of theirs', async () => {
  const first = render(<TransferForm />);
  await userEvent.type(await note(), 'mine');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  first.unmount();

  sessionStore.setState({ user: { id: 'U-0002' } as never });
  const other = render(<TransferForm />);
  expect(await note()).toHaveValue('');
  other.unmount();

  sessionStore.setState({ user: { id: 'U-0001' } as never });
  render(<TransferForm />);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('what was typed as the session ended stays with its person when another person signs in over the page', async () => {
  connectionStore.setState({ online: true });
  const page = () => <TransferForm key={sessionStore.getState().user?.id} />;
  const app = render(page());
  await userEvent.type(await note(), 'mine');
  act(() => sessionEnded());
  await waitFor(() => expect(drafts()).toMatchObject([{ title: 'Transfer, mine', owner: 'U-0001' }]));

  globalThis.fetch = jest.fn(async () => json({ id: 'U-0002' })) as never;
  await act(() => signIn('whitaker', 'demo-0600'));
  app.rerender(page());
  expect(await note()).toHaveValue('');

  globalThis.fetch = jest.fn(async () => json({ id: 'U-0001' })) as never;
  await act(() => signIn('halloran', 'demo-0600'));
  app.rerender(page());
  expect(await note()).toHaveValue('mine');
});

test('with a connection, and in a form that nobody touched, nothing is kept', async () => {
  const keep = jest.fn(async () => undefined);
  function Typed({ typed }: { typed: boolean }) {
    useKeepWhileOffline({ keep }, { note: '' }, typed);
    return null;
  }
  jest.useFakeTimers();
  const form = render(<Typed typed={false} />);
  await jest.advanceTimersByTimeAsync(5000);
  act(() => connectionStore.setState({ online: true }));
  form.rerender(<Typed typed />);
  await jest.advanceTimersByTimeAsync(5000);
  expect(keep).not.toHaveBeenCalled();
  act(() => connectionStore.setState({ online: false }));
  await jest.advanceTimersByTimeAsync(5000);
  expect(keep).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a form that is closed before typing has paused is kept as it stands; an untouched one is not', () => {
  const keep = jest.fn(async () => undefined);
  function Typed({ note, typed }: { note: string; typed: boolean }) {
    useKeepUntilClosed({ keep }, note, typed);
    return null;
  }
  render(<Typed note="" typed={false} />).unmount();
  expect(keep).not.toHaveBeenCalled();

  const form = render(<Typed note="" typed={false} />);
  form.rerender(<Typed note="data plate is worn" typed />);
  form.unmount();
  expect(keep.mock.calls).toEqual([['data plate is worn']]);
});
