import { checkErrorMessage } from '@hand-receipt/data';
import { toLedgerCheck } from './ledger-check';

test('LEDG-20 ERR-33 an error that is none, or says nothing, still gets its words', () => {
  expect(checkErrorMessage('boom')).toBe('An unknown error occurred.');
  expect(checkErrorMessage(new Error(''))).toBe('Failed to retrieve verification status.');
  expect(checkErrorMessage(new Error('The ledger is busy.'))).toBe('The ledger is busy.');
});

test('LEDG-15 the status is idle before the first check', () => {
  expect(toLedgerCheck({ isFetching: false, error: null, data: undefined })).toEqual({ state: 'idle' });
});
