import { type ReadMark, readScan, SCAN_WORDS } from './read-scan';

const [GS, RS, EOT] = ['\u001d', '\u001e', '\u0004'];
const message = (format: string, ...elements: string[]) =>
  `[)>${RS}${format}${GS}${elements.join(GS)}${RS}${EOT}`;
const identities = (text: string) => (readScan(text) as ReadMark).identities;
const W1 = { uii: 'D1HM4712345-1W123456', serial: 'W123456' };
const MARK = message('06', '17V1HM47', '1P12345-1', 'SW123456');

test('a label of ours, the code of a printed page and plain text are told apart', () => {
  expect(readScan(' HR1/I/P-0007/w900007\r\n')).toEqual({
    kind: 'label',
    itemId: 'P-0007',
    serial: 'W900007',
  });
  expect(readScan('HR1/L/12/AB')).toEqual({ kind: 'page', code: 'HR1/L/12/AB' });
  const paper = 'HR1/P/7K2M9Q4T/0123456789/12/AB';
  expect(readScan(paper)).toEqual({ kind: 'page', code: paper });
  expect(readScan(`https://hr.example.mil/check#${paper}`)).toEqual({ kind: 'page', code: paper });
  expect(readScan('https://hr.example.mil/check#HR1/I/P-0007/W1').kind).toBe('serial');
  expect(readScan(' w123456\t')).toEqual({
    kind: 'serial',
    identities: [
      { uii: null, serial: 'W123456' },
      { uii: 'W123456', serial: null },
    ],
  });
  expect(readScan('\r\n')).toEqual({ kind: 'refused', words: SCAN_WORDS.empty });
});

test.each([
  ['06, construct 2', MARK, W1],
  [
    '06, construct 1',
    message('06', '17V1HM47', 'SW123456', '30P12345-1'),
    { uii: 'D1HM47W123456', serial: 'W123456' },
  ],
  [
    '06, serial number within a lot',
    message('06', '17V1HM47', '1TL7', 'S42'),
    { uii: 'D1HM47L742', serial: '42' },
  ],
  ['06, DUNS', message('06', '12V123456789', '1PA1', 'S7'), { uii: 'UN123456789A17', serial: '7' }],
  ['06, issuing agency code', message('06', '18VD1HM47', 'S7'), { uii: 'D1HM477', serial: '7' }],
  ['06, whole UII', message('06', '25SD1HM4712345-1W123456'), { uii: W1.uii, serial: null }],
  [
    '06, CAGE code and serial number in one',
    message('06', '18S1HM47W123456'),
    { uii: 'D1HM47W123456', serial: 'W123456' },
  ],
  [
    '12, construct 1',
    message('12', 'CAG 1HM47', 'SER W123456', 'PNR 12345-1'),
    { uii: 'D1HM47W123456', serial: 'W123456' },
  ],
  ['12, construct 2', message('12', 'MFR 1HM47', 'PNO 12345-1', 'SEQ W123456'), W1],
  [
    '05, GTIN and serial number',
    message('05', '0100614141999996' + '21W123456'),
    { uii: null, serial: 'W123456' },
  ],
  ['05, GIAI', message('05', '80040614141W1'), { uii: '0614141W1', serial: null }],
  [
    'two formats in one message',
    `[)>${RS}06${GS}17V1HM47${GS}1P12345-1${RS}12${GS}SEQ W123456${RS}${EOT}`,
    W1,
  ],
  [
    'macro 06, as a decoder that drops record separators sends it',
    `[)>06${GS}17V1HM47${GS}1P12345-1${GS}SW123456`,
    W1,
  ],
  ['GS1 with its symbology', `]d20100614141999996${'21W123456'}`, { uii: null, serial: 'W123456' }],
  ['GS1 as people read it', '(01)00614141999996(21)W123456', { uii: null, serial: 'W123456' }],
  ['GS1 with a lot', `]C110L7${GS}21W123456`, { uii: null, serial: 'W123456' }],
  ['an envelope with a symbology', `]d1${MARK}`, W1],
])('LIFE-49 a mark of format %s', (_, text, identity) => {
  expect(identities(text)).toEqual([identity]);
});

test.each([
  ['<GS>', '<RS>', '<EOT>'],
  ['{GS}', '{RS}', '{EOT}'],
  ['^]', '^^', '^D'],
  ['\u241d', '\u241e', '\u2404'],
])('LIFE-49 separators written as %s are read as such', (gs, rs, eot) => {
  const typed = MARK.replaceAll(GS, gs).replaceAll(RS, rs).replaceAll(EOT, eot);
  expect(identities(typed)).toEqual([W1]);
});

test('LIFE-49 without separators each split at identifiers is a candidate', () => {
  const bare = (text: string) => text.replace(/\p{C}/gu, '');
  expect(identities(bare(MARK))[0]).toEqual(W1);
  const odd = identities(bare(message('06', '17V1HM47', '1PAS12', 'SS5')));
  expect(odd).toContainEqual({ uii: 'D1HM47AS12S5', serial: 'S5' });
  expect(odd).toContainEqual({ uii: 'D1HM47A12SS5', serial: '12SS5' });
  expect(identities(bare(message('12', 'CAG 1HM47', 'SER W123456')))).toContainEqual({
    uii: 'D1HM47W123456',
    serial: 'W123456',
  });
  expect(identities('010061414199999621W123456')).toEqual([
    { uii: null, serial: 'W123456' },
    { uii: null, serial: '010061414199999621W123456' },
    { uii: '010061414199999621W123456', serial: null },
  ]);
  // A serial number that begins like an identifier is one all the same.
  expect(identities('21W123456')[0]).toEqual({ uii: null, serial: '21W123456' });
});

test('a text of more than 1,000 characters is refused', () => {
  expect(readScan('W'.repeat(1000)).kind).toBe('serial');
  for (const text of ['W'.repeat(1001), `${MARK}${'9'.repeat(10_000)}`]) {
    expect(readScan(text)).toEqual({ kind: 'refused', words: SCAN_WORDS.tooLong });
  }
});

/** Small and repeatable; see Numerical Recipes, "ranqd1". */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SEEDS = [
  MARK,
  message('12', 'CAG 1HM47', 'SER W123456'),
  message('05', '010061414199999621W123456'),
  MARK.replaceAll(GS, ''),
  '[)>06' + 'S1P'.repeat(300),
  '[)>12' + 'SER '.repeat(200),
  '(01)00614141999996(21)W123456',
  'HR1/I/P-0007/W%2F1',
  '\ud800\udfff'.repeat(100),
  '\ufdfa'.repeat(900),
];
const BITS = [
  GS,
  RS,
  EOT,
  '[)>',
  '06',
  '12',
  '05',
  'S',
  '1P',
  '<GS>',
  '%E0%A4',
  ']d2',
  '\0',
  '\ud83d',
  '\u0130',
  '/',
];

test('LIFE-49 no mutated mark makes it throw, or takes longer than a millisecond on average', () => {
  const times = process.env.TEST_SCOPE === 'nightly' ? 100_000 : 5_000;
  const roll = dice(20_261_122);
  let taken = 0;
  for (let round = 0; round < times; round += 1) {
    let text = SEEDS[roll(SEEDS.length)]!;
    for (let change = roll(6); change >= 0; change -= 1) {
      const at = roll(text.length + 1);
      text = text.slice(0, at) + BITS[roll(BITS.length)] + text.slice(at + roll(4));
    }
    const before = performance.now();
    const { kind } = readScan(text);
    taken += performance.now() - before;
    if (!['label', 'page', 'uii', 'serial', 'refused'].includes(kind)) throw new Error(kind);
  }
  expect(taken / times).toBeLessThan(1);
});
