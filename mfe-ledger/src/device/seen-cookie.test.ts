/** @jest-environment-options {"url": "https://book.example/ledger-verification"} */
import { readSeenCookie, writeSeenCookie } from './seen-cookie';

test('EVID-26 on https the cookie is secure, and always strict, of the whole site and for 400 days', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  writeSeenCookie('3.root.key.1');
  expect(set).toHaveBeenLastCalledWith(
    'hr-ledger-seen=:3.root.key.1; path=/; max-age=34560000; samesite=strict; secure',
  );
  expect(readSeenCookie()).toBe('3.root.key.1');
  writeSeenCookie(null);
  expect(set).toHaveBeenLastCalledWith('hr-ledger-seen=; path=/; max-age=0; samesite=strict; secure');
  expect(readSeenCookie()).toBeNull();
});
