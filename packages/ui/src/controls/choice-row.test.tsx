import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceRow } from './choice-row';

test('a choice carries its name and its hint, and hands on what is chosen', async () => {
  const chosen = jest.fn();
  const options = [
    { value: '5', label: '5 minutes' },
    { value: 'never', label: 'Never' },
  ];
  render(<ChoiceRow label="Auto logout" hint="In every tab" value="5" onChange={chosen} options={options} />);
  const select = screen.getByRole('combobox', { name: 'Auto logout' });
  expect(select).toHaveAccessibleDescription('In every tab');
  expect(select).toHaveDisplayValue('5 minutes');
  await userEvent.selectOptions(select, 'Never');
  expect(chosen).toHaveBeenCalledWith('never');
});
