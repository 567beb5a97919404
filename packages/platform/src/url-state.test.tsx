import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from './router';
import { useUrlState } from './url-state';

test('values that are set before the page is drawn again do not undo each other', () => {
  const { result } = renderHook(() => useUrlState(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?box=sent']}>{children}</MemoryRouter>,
  });
  act(() => {
    result.current.set({ q: 'W123456' });
    result.current.set({ type: 'DA Form 2404' });
    result.current.set({ box: '' });
  });
  expect(['q', 'type', 'box'].map(result.current.get)).toEqual(['W123456', 'DA Form 2404', '']);
});
