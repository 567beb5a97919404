import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabList, Tabs } from './tabs';

const TABS = [
  { value: 'incoming', label: 'Incoming', count: 3, countTone: 'demand' },
  { value: 'outgoing', label: 'Outgoing' },
  { value: 'history', label: 'History' },
] as const;

function Transfers() {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('incoming');
  return (
    <Tabs label="Transfers" tabs={TABS} value={value} onChange={setValue}>
      List of {value}
    </Tabs>
  );
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('a tab shows its panel, which carries its name', async () => {
  render(<Transfers />);
  expect(tab(/Incoming/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab(/Outgoing/));
  expect(screen.getByRole('tabpanel', { name: 'Outgoing' })).toHaveTextContent('List of outgoing');
});

test('arrow keys, Home and End move between tabs, round the ends', async () => {
  render(<Transfers />);
  await userEvent.tab();
  expect(tab(/Incoming/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab(/History/)).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('List of history');
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(tab(/Outgoing/)).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(tab(/Incoming/)).toHaveFocus();
});

test('only the chosen tab is in the tab order', () => {
  render(<Transfers />);
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([0, -1, -1]);
});

test('tabs one below the other move by up and down; tabs in a row leave those keys to the page', async () => {
  const chosen = jest.fn();
  const list = (orientation: 'horizontal' | 'vertical') => (
    <TabList
      id={orientation}
      label={orientation}
      orientation={orientation}
      tabs={TABS}
      value="incoming"
      onChange={chosen}
    />
  );
  render(
    <>
      {list('horizontal')}
      {list('vertical')}
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen).toHaveBeenLastCalledWith('outgoing');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen).toHaveBeenCalledTimes(2);
});

test('a tab beyond the edge of a narrow row is scrolled into it, and the page stays where it is', () => {
  const box = (left: number, right: number) => ({ left, right }) as DOMRect;
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.getAttribute('role') === 'tablist' ? box(0, 300) : box(280, 380);
  });
  render(<TabList id="t" label="Transfers" tabs={TABS} value="history" onChange={() => undefined} />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(80);
  measured.mockRestore();
});

test('a tab stays in its narrow row when the counts come that make those before it wider', () => {
  let shift = 0;
  const box = (left: number, right: number) => ({ left, right }) as DOMRect;
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.getAttribute('role') === 'tablist' ? box(0, 300) : box(180 + shift, 280 + shift);
  });
  const list = (tabs: Parameters<typeof TabList<(typeof TABS)[number]['value']>>[0]['tabs']) => (
    <TabList id="t" label="Transfers" tabs={tabs} value="history" onChange={() => undefined} />
  );
  const { rerender } = render(list(TABS.map(({ value, label }) => ({ value, label }))));
  expect(screen.getByRole('tablist').scrollLeft).toBe(0);
  shift = 60;
  rerender(list(TABS.map((tab) => ({ ...tab, count: 13 }))));
  expect(screen.getByRole('tablist').scrollLeft).toBe(40);
  measured.mockRestore();
});
