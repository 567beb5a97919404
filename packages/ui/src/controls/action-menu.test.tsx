import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Drawer } from '../overlay/drawer';
import { UiProvider } from '../theme/ui-provider';
import { ActionMenu } from './action-menu';

test('Escape closes the menu and leaves the drawer around it open, with the focus on its button', async () => {
  const closed = jest.fn();
  render(
    <MemoryRouter>
      <UiProvider>
        <Drawer open onClose={closed} title="M4A1 Carbine">
          <ActionMenu label="Actions, Sling" items={[{ label: 'Edit', onSelect: jest.fn() }]} />
        </Drawer>
      </UiProvider>
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button', { name: 'Actions, Sling' });
  await userEvent.click(button);
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalled();
});

test('a page that is scrolled takes the open menu along', async () => {
  render(<ActionMenu label="Actions, Sling M4" items={[{ label: 'Remove', onSelect: () => undefined }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions, Sling M4' }));
  fireEvent.scroll(document);
  expect(screen.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
});

test.each([
  ['left', { left: 16, right: 60 }, { left: '16px', right: '' }],
  ['right', { left: 900, right: 944 }, { left: '', right: '80px' }],
])('a menu of a button on the %s opens towards the middle of the window', async (_side, box, place) => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  render(<ActionMenu label="Actions, Sling M4" items={[{ label: 'Remove', onSelect: () => undefined }]} />);
  const button = screen.getByRole('button', { name: 'Actions, Sling M4' });
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue({ ...box, top: 10, bottom: 46 } as DOMRect);
  await userEvent.click(button);
  const { left, right } = screen.getByRole('menu').style;
  expect({ left, right }).toEqual(place);
});
