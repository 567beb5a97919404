import { isName, tidyName } from './name-text';

test.each([
  'Halloran',
  "O'Brien-Smith",
  'Nuñez',
  'Жуков',
  'B Co, 4-612 IN',
  'M4A1 Carbine, 5.56 mm',
  'חלורן',
  'Петров',
  'Александр',
  'АВТОМАТ АК',
  'Αλέξανδρος',
  'Ｍ４Ａ１',
  'Nguyễn',
  'Großmann',
  'Łukasz',
  'Resistor 10 kΩ',
  'Filter 5 μm',
  'α-particle detector',
  'Тип 6 rifle',
  '1',
])('%s is a name and stays as it is', (name) => {
  expect(tidyName(name)).toBe(name);
  expect(isName(name)).toBe(true);
});

test.each([
  ['a zero-width space', 'Hal\u200bloran'],
  ['a zero-width joiner', 'Hal\u200dloran'],
  ['a mark of direction', 'Halloran\u202e'],
  ['an isolate', '\u2066Halloran\u2069'],
  ['a soft hyphen', 'Hal\u00adloran'],
  ['a byte order mark', 'Hal\ufeffloran'],
  ['a Hangul filler', 'Halloran\u3164'],
  ['a variation selector', 'Halloran\ufe0f'],
  ['a Braille blank', 'Halloran\u2800'],
  ['a tab', 'Hal\tloran'],
  ['a line break', 'Hal\nloran'],
  ['a NUL', 'Hal\0loran'],
  ['half a character', 'Hal\ud83dloran'],
  ['signs alone', '--'],
  ['a Cyrillic word that reads as a Latin one', 'B Со, 4-612 IN'],
  ['Latin letters in a Cyrillic word', 'Антоn'],
  ['a Cyrillic letter in a Latin word', 'Petrоv'],
  ['Cyrillic capitals that read as Latin ones', 'М4А1 Carbine'],
  ['a Greek letter in a Latin word', 'Petroν'],
  ['full-width letters among Latin ones', 'Ｍ4A1 Carbine'],
  ['three marks on one letter', 'Hal\u0316\u0317\u0318oran'],
  ['nothing', ''],
])('with %s it is none', (_, text) => expect(isName(tidyName(text))).toBe(false));

test('blanks around are cut, those between become one, and letters are composed', () => {
  expect(tidyName('  Van\u00a0\u2003 Dyke ')).toBe('Van Dyke');
  expect(tidyName('Nun\u0303ez')).toBe('Nuñez');
});
