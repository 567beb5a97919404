import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from './text-input';

function Reason() {
  const [text, setText] = useState('');
  return <TextInput label="Reason" value={text} onChange={setText} maxLength={5} />;
}

test('a pasted text that is too long stays whole, and the field says by how much', async () => {
  render(<Reason />);
  const box = screen.getByRole('textbox', { name: 'Reason' });
  await userEvent.click(box);
  await userEvent.paste('too long');
  expect(box).toHaveValue('too long');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('8 of 5 characters. Shorten it by 3.');
  await userEvent.type(box, '{backspace}{backspace}{backspace}');
  expect(box).toBeValid();
});
