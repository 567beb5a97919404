import { decodeText } from '../../src/kernel/csv/decode';

const TEXT = 'Name,Serial Number\nCaméra “X”,W1\n';

const utf16 = (text: string, order: 'le' | 'be', mark: boolean) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return order === 'le' ? bytes : Buffer.from(bytes).swap16();
};

const read = (bytes: Buffer) => {
  const { encoding, guessed, parts } = decodeText(bytes);
  return { encoding, guessed, text: [...parts()].join('') };
};

test.each([
  ['UTF-8', Buffer.from(TEXT), 'UTF-8', false],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`), 'UTF-8', false],
  ['UTF-16 little-endian with a mark', utf16(TEXT, 'le', true), 'UTF-16', false],
  ['UTF-16 big-endian with a mark', utf16(TEXT, 'be', true), 'UTF-16', false],
  ['UTF-16 little-endian without one', utf16(TEXT, 'le', false), 'UTF-16', true],
  ['UTF-16 big-endian without one', utf16(TEXT, 'be', false), 'UTF-16', true],
  [
    'Windows-1252',
    Buffer.from(TEXT.replace('“', '\x93').replace('”', '\x94'), 'latin1'),
    'Windows-1252 (Latin-1)',
    true,
  ],
])('%s is read as it was written', (_name, bytes, encoding, guessed) => {
  expect(read(bytes)).toEqual({ encoding, guessed, text: TEXT });
});

test('line ends of Windows and of old Macs are line feeds, also across parts', () => {
  const padding = 'x'.repeat(64 * 1024 - 1);
  expect(read(Buffer.from(`${padding}\r\na\rb\r`)).text).toBe(`${padding}\na\nb\n`);
});

test('a letter across two parts is one letter', () => {
  const padding = 'x'.repeat(64 * 1024 - 1);
  expect(read(Buffer.from(`${padding}é`)).text).toBe(`${padding}é`);
});

test.each([
  ['nothing', Buffer.alloc(0), /empty/],
  ['only a mark', Buffer.from('\ufeff'), /empty/],
  ['an .xlsx workbook', Buffer.from('504b0304aabb', 'hex'), /workbook/],
  ['an .xls workbook', Buffer.from('d0cf11e0aabb', 'hex'), /workbook/],
  ['a PDF', Buffer.from('%PDF-1.7\n%'), /a PDF file/],
  ['bytes with a NUL', Buffer.from('Name\0,Serial'), /not text/],
  ['UTF-16 that ends early', utf16(TEXT, 'le', true).subarray(0, -1), /damaged or is not UTF-8 text/],
])('%s is refused in a sentence', (_name, bytes, sentence) => {
  expect(() => read(bytes)).toThrow(sentence);
});
