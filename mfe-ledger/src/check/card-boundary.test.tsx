import { renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import { CardBoundary } from './card-boundary';

function Broken(): never {
  throw new TypeError('not a list');
}

test('a card that cannot be drawn says so in its own place, and the next one stands', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve({});
  renderAt(
    '/',
    <>
      <CardBoundary title="Overall Ledger Status">
        <Broken />
      </CardBoundary>
      <CardBoundary title="This Browser">
        <p>The other card</p>
      </CardBoundary>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Overall Ledger Status cannot be shown.');
  expect(screen.getByRole('alert')).toHaveTextContent('It is no verdict.');
  expect(screen.getByText('The other card')).toBeVisible();
});
