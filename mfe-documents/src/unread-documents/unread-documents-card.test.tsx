import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentTo } from '../test/documents';
import { UnreadDocumentsCard } from './unread-documents-card';

const LIST = 'GET /api/documents';
const open = () => renderAt('/dashboard', <UnreadDocumentsCard />);

test('DOCS-11 the card lists unread documents of the inbox, counts them all, and leads to each', async () => {
  const { calls } = serve({ [LIST]: () => ({ documents: [documentTo()], unread_count: 6 }) });
  open();
  const link = await screen.findByRole('link', { name: 'Inspection, M1165 HMMWV NG2J41' });
  expect(link).toHaveAttribute('href', '/documents?open=D-0001');
  expect(screen.getByText('6 unread')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /VIEW ALL/ })).toHaveAttribute('href', '/documents');
  expect(calls).toEqual(['GET /api/documents?box=inbox&status=unread&limit=4']);
});

test('DOCS-09 a card that cannot load says so, and can be tried again', async () => {
  let answer: () => unknown = () => refusal(500, 'Down');
  serve({ [LIST]: () => answer() });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load documents');
  answer = () => ({ documents: [], unread_count: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No unread documents')).toBeVisible();
});
