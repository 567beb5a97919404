import { copyText } from './copy-text';

const define = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

test('text goes to the clipboard', async () => {
  const writeText = jest.fn(async () => undefined);
  define({ writeText });
  await copyText('W123456');
  expect(writeText).toHaveBeenCalledWith('W123456');
});

test('over plain HTTP, where there is no clipboard, the text is selected and copied', async () => {
  define(undefined);
  let selected = '';
  document.execCommand = jest.fn(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  await copyText('W123456');
  expect(selected).toBe('W123456');
  expect(document.querySelector('textarea')).toBeNull();
});

test('a browser that copies nothing is no success', async () => {
  define(undefined);
  document.execCommand = jest.fn(() => false);
  await expect(copyText('W123456')).rejects.toThrow('did not copy');
});
