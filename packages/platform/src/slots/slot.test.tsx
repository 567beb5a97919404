import { render, screen } from '@testing-library/react';
import { Slot } from './slot';
import { SlotProvider } from './slot-provider';

const card = (text: string) => () => <p>{text}</p>;
const fills = {
  'dashboard.cards': [
    { key: 'a', title: 'A', column: 'main' as const, Component: card('main card') },
    { key: 'b', title: 'B', column: 'side' as const, Component: card('side card') },
  ],
};

test('a slot shows what fills it, by column where one is named', () => {
  render(
    <SlotProvider fills={fills}>
      <Slot name="dashboard.cards" with={{}} column="side" />
    </SlotProvider>,
  );
  expect(screen.getByText('side card')).toBeInTheDocument();
  expect(screen.queryByText('main card')).not.toBeInTheDocument();
});

test('a slot can be asked for the last of what fills it first', () => {
  render(
    <SlotProvider fills={fills}>
      <Slot name="dashboard.cards" with={{}} reversed />
    </SlotProvider>,
  );
  expect(screen.getAllByText(/card$/).map((shown) => shown.textContent)).toEqual(['side card', 'main card']);
});

test('a slot that nobody fills renders nothing', () => {
  const { container } = render(
    <Slot name="item.ledger" with={{ itemId: 'P-0001', serialNumber: 'W123456' }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
