import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from './text-input';

function Reason() {
  const [text, setText] = useState('');
  return <TextInput label="Reason" value={text} onChange={setText} maxLength={5} />;
}

test('what is typed is given on, no more than it may be', async () => {
  render(<Reason />);
  const box = screen.getByRole('textbox', { name: 'Reason' });
  await userEvent.type(box, 'too long');
  expect(box).toHaveValue('too l');
});
