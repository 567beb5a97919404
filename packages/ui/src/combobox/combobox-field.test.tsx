import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../forms/form';
import { Dialog } from '../overlay/dialog';
import { UiProvider } from '../theme/ui-provider';
import { ComboboxField } from './combobox-field';

const NAMES = ['Brandt', 'Navarro', 'Whitaker'];

function renderCombobox() {
  const onChoose = jest.fn();
  const onType = jest.fn();
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  render(
    <UiProvider>
      <Dialog open onClose={onClose} title="Somebody">
        <Form initialValues={{ who: '' }} onSubmit={onSubmit}>
          <ComboboxField
            name="who"
            label="Who"
            options={NAMES.map((name) => ({ id: name, main: name }))}
            note={null}
            onType={onType}
            onChoose={onChoose}
          />
        </Form>
      </Dialog>
    </UiProvider>,
  );
  return { box: screen.getByRole('combobox', { name: 'Who' }), onChoose, onType, onSubmit, onClose };
}

const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing opens the list; arrows move through it and round; Enter chooses and does not submit', async () => {
  const { box, onChoose, onType, onSubmit } = renderCombobox();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box, 'a');
  expect(onType).toHaveBeenCalledTimes(1);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Who' }).id).toBe(box.getAttribute('aria-controls'));
  expect(activeOption(box)).toBeUndefined();

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption(box)).toBe('Navarro');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOption(box)).toBe('Whitaker');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(2);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Escape closes the list first and the dialog second', async () => {
  const { box, onClose } = renderCombobox();
  await userEvent.type(box, 'a');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leaving the field closes the list and chooses nothing', async () => {
  const { box, onChoose } = renderCombobox();
  await userEvent.type(box, 'a');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});
