import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FormCell, FormStrip } from './form-strip';

test('a strip is a list of terms, each with its value and its hint', () => {
  render(
    <FormStrip>
      <FormCell caption="Items" hint="2 lost">
        148
      </FormCell>
    </FormStrip>,
  );
  const term = screen.getByRole('term');
  expect(term).toHaveTextContent('Items');
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['148', '2 lost']);
  expect(term.closest('dl')).toBeInTheDocument();
});

test('a cell that leads somewhere is a link that says the whole cell', () => {
  render(
    <FormStrip>
      <FormCell caption="Items" aside="Today" hint="2 lost" to="/property-book">
        148
      </FormCell>
    </FormStrip>,
    { wrapper: MemoryRouter },
  );
  const link = screen.getByRole('link', { name: 'Items Today 148 2 lost' });
  expect(link).toHaveAttribute('href', '/property-book');
  expect(link.closest('dt')).toBeInTheDocument();
});

test('a strip that goes on from another counts its blocks from there', () => {
  render(
    <FormStrip first={5}>
      <FormCell caption="Kind">Cyclic</FormCell>
    </FormStrip>,
  );
  expect(screen.getByRole('term').closest('dl')).toHaveStyle({ '--blocks-before': '4' });
});
