import type { RegisteredRemote } from '@hand-receipt/contracts';
import { preloadsFor } from '../../src/product/preloads';

const transfers: RegisteredRemote = {
  name: 'mfe-transfers',
  title: 'Transfers',
  nav: [],
  routes: [
    { path: '/transfers', page: 'transfers', preload: ['/api/transfers?view=incoming'] },
    { path: '/transfers/:id', page: 'transfers' },
  ],
  slots: [{ slot: 'dashboard.cards', name: 'activeTransfers', title: 'Active Transfers', order: 1 }],
  entry: '/remotes/mfe-transfers/remoteEntry.1.js',
  chunks: ['/remotes/mfe-transfers/exposed.1.js'],
  pageChunks: { transfers: ['/remotes/mfe-transfers/page-transfers.1.js'] },
  pageShares: { transfers: ['react', '@hand-receipt/ui/table'] },
};
const documents: RegisteredRemote = {
  ...transfers,
  name: 'mfe-documents',
  routes: [],
  slots: [],
  entry: '/remotes/d.js',
  chunks: [],
};
const shell = {
  first: ['/assets/app.js'],
  pages: { dashboard: ['/assets/app-dashboard.js'], login: ['/assets/app-login.js'] },
  shared: { '@hand-receipt/ui/table': ['/assets/table.js'], '@hand-receipt/ui/forms': ['/assets/forms.js'] },
};
const at = (pathname: string, signedIn = true) =>
  preloadsFor(pathname, { registry: [transfers, documents], shell, signedIn });

test('a page of a remote: the shell, what the page shares, the remote, the page and its data, in one round', () => {
  expect(at('/transfers')).toEqual({
    files: [
      '/assets/app.js',
      '/assets/table.js',
      '/remotes/mfe-transfers/remoteEntry.1.js',
      '/remotes/mfe-transfers/exposed.1.js',
      '/remotes/mfe-transfers/page-transfers.1.js',
    ],
    data: ['/api/auth/me', '/api/transfers?view=incoming'],
  });
});

test('a deep link matches its route, and nothing longer or shorter', () => {
  expect(at('/transfers/T-0001').files).toContain('/remotes/mfe-transfers/page-transfers.1.js');
  expect(at('/transfers/T-0001/x').files).toEqual(['/assets/app.js']);
  expect(at('/transfersx').files).toEqual(['/assets/app.js']);
});

test('the dashboard: its figures first; the remotes of its cards come after them', () => {
  expect(at('/dashboard')).toEqual({
    files: ['/assets/app.js', '/assets/app-dashboard.js'],
    data: ['/api/auth/me', '/api/dashboard/summary'],
  });
});

test('signed out: the sign-in, wherever one wanted to go, and no data of anybody', () => {
  const login = at('/transfers', false);
  expect(login.files).toEqual(['/assets/app.js', '/assets/forms.js', '/assets/app-login.js']);
  expect(login.data).toEqual(['/api/auth/me', '/api/config']);
});

test('a remote that never answered this browser takes none of its connections by a preload', () => {
  const context = { registry: [transfers, documents], shell, signedIn: true };
  const { files, data } = preloadsFor('/transfers', { ...context, hanging: ['mfe-transfers'] });
  expect(files).toEqual(['/assets/app.js']);
  expect(data).toContain('/api/transfers?view=incoming');
});

test('however many files a page has, most of the six connections of a browser are left to the API', () => {
  const many = { ...transfers, pageChunks: { transfers: ['/1.js', '/2.js', '/3.js', '/4.js'] } };
  const { files } = preloadsFor('/transfers', { registry: [many], shell, signedIn: true });
  expect(files.filter((file) => !file.startsWith('/assets/'))).toEqual([many.entry, many.chunks[0], '/1.js']);
});
