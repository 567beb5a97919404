import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import { sessionStore } from '../session/session-store';
import { draftId } from './draft-id';
import { discardEntry } from './queue-actions';
import { draftFiles, keepDraftFile } from './store';
import { forgetDevice } from './store/forget';
import { addEntry, loadQueue } from './store/queue';
import { useDraftFiles } from './use-draft-files';

const NAME = 'maintenance-form/P-1';
const DRAFT = draftId('U-0001', NAME);
const file = (key: string, bytes = 3) => ({
  key,
  draft: DRAFT,
  name: `${key}.jpg`,
  chosenAt: Number(key.at(-1)),
  blob: { size: bytes } as Blob,
  about: {},
});
const keys = async () => (await draftFiles(DRAFT)).map(({ key }) => key);

function Photos() {
  const { kept } = useDraftFiles(NAME);
  return <p>{kept ? kept.map(({ name }) => name).join(', ') || 'none' : 'Reading'}</p>;
}

beforeEach(async () => {
  sessionStore.setState({ status: 'authenticated', user: { id: 'U-0001' } as never, expired: false });
  await loadQueue('U-0001');
  await forgetDevice({ queueOf: 'U-0001' });
});

test('a form that opens again finds its files, in the order in which they were chosen', async () => {
  await keepDraftFile(file('photo-2'));
  await keepDraftFile(file('photo-1'));
  render(<Photos />);
  expect(await screen.findByText('photo-1.jpg, photo-2.jpg')).toBeVisible();
});

test('the files go with their draft, and with a sign-out that discards what waits', async () => {
  const entry = {
    id: DRAFT,
    timestamp: 1,
    type: 'form' as const,
    data: {},
    title: 'A form',
    owner: 'U-0001',
  };
  await addEntry({ ...entry, state: 'draft', attempts: 0 });
  await keepDraftFile(file('photo-1'));
  await discardEntry(DRAFT);
  expect(await keys()).toEqual([]);

  await keepDraftFile(file('photo-1'));
  await forgetDevice();
  expect(await keys()).toEqual(['photo-1']);
  await forgetDevice({ queueOf: 'U-0001' });
  expect(await keys()).toEqual([]);
});

test('a device keeps no more files than it has room for, and says so', async () => {
  await keepDraftFile(file('photo-1', 150 * 1024 * 1024));
  await expect(keepDraftFile(file('photo-2', 60 * 1024 * 1024))).rejects.toThrow('has no room');
  expect(await keys()).toEqual(['photo-1']);
});
