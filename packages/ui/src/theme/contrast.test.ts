import { COLORS } from './colors';

type ColorToken = keyof typeof COLORS;

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = [foreground: ColorToken, ground: ColorToken, least: number];

const GROUNDS = ['bg', 'bg.panel', 'bg.subtle', 'bg.muted', 'bg.sidebar', 'bg.raised'] as const;
const STATUS_GROUNDS = ['bg.panel', 'bg', 'bg.subtle', 'bg.raised'] as const;
const STATUSES = ['success', 'warning', 'danger', 'info'] as const;

const cross = <F extends ColorToken, G extends ColorToken>(
  foregrounds: readonly F[],
  grounds: readonly G[],
  least: number,
): Pair[] => foregrounds.flatMap((foreground) => grounds.map((ground): Pair => [foreground, ground, least]));

const PAIRS: Pair[] = [
  ...cross(['fg', 'fg.muted', 'fg.subtle', 'accent.fg'], GROUNDS, 4.5),
  ...STATUSES.flatMap((status) => cross([`${status}.fg`], [...STATUS_GROUNDS, `${status}.subtle`], 4.5)),
  ...cross(['accent.contrast'], ['accent.solid', 'accent.hover'], 4.5),
  ...cross(['accent.fg', 'fg', 'fg.muted', 'fg.subtle'], ['accent.subtle'], 4.5),
  ...cross(['fg.muted', 'fg.subtle'], ['danger.subtle'], 4.5),
  ['danger.contrast', 'danger.solid', 4.5],
  ...cross(['bar.fg', 'bar.muted'], ['bg.bar'], 4.5),
  ['bar.keyFg', 'bar.fg', 4.5],
  ...cross(['border.emphasized', 'focusRing'], [...GROUNDS, 'accent.subtle'], 3),
  ['focusRing', 'danger.subtle', 3],
  ...STATUSES.map((status): Pair => [`${status}.fg`, 'bg.muted', 3]),
  ...cross(['accent.solid'], ['bg.panel', 'bg', 'bg.sidebar'], 3),
];

test.each(PAIRS)('%s on %s has a contrast of at least %s in both themes', (foreground, ground, least) => {
  for (const theme of [0, 1] as const) {
    expect(contrast(COLORS[foreground][theme], COLORS[ground][theme])).toBeGreaterThanOrEqual(least);
  }
});

test('the reckoning is the one of WCAG: black on white is 21 to 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
});
