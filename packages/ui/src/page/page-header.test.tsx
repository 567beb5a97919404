import { render, screen, within } from '@testing-library/react';
import { PageHeader } from './page-header';

function windowIs(width: 'phone' | 'desktop') {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width === 'phone' && query.includes('max-width: 767.98px'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

afterEach(() => jest.restoreAllMocks());

const page = (
  <>
    <div id="topbar-title" data-testid="bar-title" />
    <div id="topbar-actions" data-testid="bar-actions" />
    <PageHeader title="Transfers" caption="EQUIPMENT" actions={<button>New Transfer</button>} />
  </>
);

test('on a desktop caption, title and actions stand in the page', () => {
  windowIs('desktop');
  render(page);
  const header = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
  expect(header.getByText('EQUIPMENT')).toBeInTheDocument();
  expect(header.getByRole('button', { name: 'New Transfer' })).toBeInTheDocument();
  expect(screen.getByTestId('bar-title')).toBeEmptyDOMElement();
});

test('on a phone the title and the action move into the top bar and the h1 stays for readers', () => {
  windowIs('phone');
  render(page);
  expect(screen.getByTestId('bar-title')).toHaveTextContent('Transfers');
  expect(
    within(screen.getByTestId('bar-actions')).getByRole('button', { name: 'New Transfer' }),
  ).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Transfers' })).toBeInTheDocument();
});

test('on a phone with no shell around it the header stays in the page', () => {
  windowIs('phone');
  render(<PageHeader title="Transfers" actions={<button>New Transfer</button>} />);
  expect(screen.getByRole('button', { name: 'New Transfer' })).toBeVisible();
});
