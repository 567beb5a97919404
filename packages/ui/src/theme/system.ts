import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { semanticColors } from './palettes';
import { textStyles } from './text-styles';

const values = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));

/** The 4 px grid under Chakra's numbers: `4` is 16 px. */
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const grid = Object.fromEntries(STEPS.map((step) => [String(step), `${step * 4}px`]));

/** `_light` and not `base`: a base value loses to the `_light` of the default configuration. */
const shadow = {
  _light: '0 1px 0 rgb(26 29 22 / .04), 0 12px 32px -8px rgb(26 29 22 / .22)',
  _dark: '0 0 0 1px #343A2C, 0 16px 40px -8px rgb(0 0 0 / .7)',
};

/** Chakra with the tokens of the house and without Chakra's own theme, recipes or reset. */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: 'hr',
  globalCss: { html: { colorPalette: 'accent' } },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    textStyles,
    tokens: {
      fonts: values({
        body: "'IBM Plex Sans Variable', 'IBM Plex Sans Fallback', system-ui, sans-serif",
        heading: "'IBM Plex Sans Variable', 'IBM Plex Sans Fallback', system-ui, sans-serif",
        mono: "'IBM Plex Mono', 'IBM Plex Mono Fallback', ui-monospace, monospace",
      }),
      fontSizes: values({
        '2xs': '11px',
        xs: '12px',
        sm: '13px',
        md: '14px',
        lg: '16px',
        xl: '20px',
        '2xl': '24px',
      }),
      fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '600' }),
      spacing: values(grid),
      sizes: values({ ...grid, full: '100%', min: 'min-content', max: 'max-content', fit: 'fit-content' }),
      durations: values({ fast: '120ms', moderate: '180ms' }),
    },
    semanticTokens: {
      colors: semanticColors(),
      radii: values({ l1: '2px', badge: '3px', l2: '4px', l3: '6px' }),
      shadows: { floating: { value: shadow } },
    },
  },
});
