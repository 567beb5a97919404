import { render, screen } from '@testing-library/react';
import { UiProvider } from '@hand-receipt/ui';
import { newEntry, type ScanEntry } from './scan-entry';
import { ScanVerdict } from './scan-verdict';

const show = (given: Partial<ScanEntry>) =>
  render(
    <UiProvider>
      <ScanVerdict
        entry={{ ...newEntry(1, 'XX999'), state: 'not-on-the-books', ...given }}
        progress="1 of 2"
        compact
        onTake={() => {}}
        onPlate={() => {}}
      />
    </UiProvider>,
  );

const verdict = () => screen.getByRole('region', { name: 'Last scan' });

test('a verdict does not say twice that a code is not on the books', () => {
  show({ message: 'XX999 is not on the books.' });
  expect(verdict()).toHaveTextContent(/^Not on the booksXX999$/);
});

test('a verdict with more to say has its sentence', () => {
  show({ message: 'XX999 is not on the books. Look again: is it M17 XX99G?' });
  expect(verdict()).toHaveTextContent(/Look again: is it M17 XX99G\?$/);
});
