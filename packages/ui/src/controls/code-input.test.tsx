import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeInput } from './code-input';

function show() {
  const codes: string[] = [];
  render(<CodeInput label="Serial number" submitLabel="Verify" onCode={(code) => codes.push(code)} />);
  return { codes, box: screen.getByLabelText('Serial number') };
}

test('a code is given when Enter ends it, and the box is empty for the next', async () => {
  const { codes, box } = show();
  await userEvent.type(box, 'W123456{Enter}C04417{Enter}');
  expect(codes).toEqual(['W123456', 'C04417']);
  expect(box).toHaveValue('');
});

test('the button gives it too, and blanks are no code', async () => {
  const { codes, box } = show();
  await userEvent.type(box, '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await userEvent.type(box, ' 70315A ');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(codes).toEqual(['70315A']);
});

test('pasted lines are one code each; a pasted word waits in the box', async () => {
  const { codes, box } = show();
  await userEvent.click(box);
  await userEvent.paste('W1\r\nW2\n\nW3\n');
  expect(codes).toEqual(['W1', 'W2', 'W3']);
  await userEvent.paste('W4');
  expect(box).toHaveValue('W4');
  expect(codes).toHaveLength(3);
});
