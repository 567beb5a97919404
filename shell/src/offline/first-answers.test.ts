import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { firstAnswers } from './first-answers';

const ROOT = path.join(__dirname, '../../..');
const registry = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => JSON.parse(readFileSync(path.join(ROOT, name, 'remote.json'), 'utf8')) as RegisteredRemote);

test('what the dashboard, Ledger History, Correction Log and a maintenance form show first is stored for use offline', () => {
  expect(firstAnswers(registry)).toEqual(
    expect.arrayContaining([
      '/api/dashboard/summary',
      '/api/dashboard/readiness',
      '/api/transfers?view=incoming&status=Pending&limit=2',
      '/api/transfers?view=outgoing&status=Pending&limit=2',
      '/api/documents?box=inbox&status=unread&limit=4',
      '/api/maintenance?limit=100',
      '/api/property?scope=assigned&limit=3',
      '/api/ledger/history?limit=4',
      '/api/ledger/history?limit=50',
      '/api/corrections',
      // The form of a maintenance request needs a recipient.
      '/api/connections',
    ]),
  );
});
