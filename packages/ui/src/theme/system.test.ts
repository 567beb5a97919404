import { COLORS } from './colors';
import { system } from './system';

test.each(Object.entries(COLORS))(
  '%s is a token with its light and its dark value',
  (token, [light, dark]) => {
    const entry = system.tokens.getByName(`colors.${token}`);
    expect(entry?.extensions.conditions).toMatchObject({ _light: light, _dark: dark });
  },
);

test.each(['accent', 'success', 'warning', 'danger', 'info'])(
  '%s fills every slot of a Chakra palette',
  (palette) => {
    const slots = ['solid', 'contrast', 'fg', 'subtle', 'muted', 'emphasized', 'border', 'focusRing'];
    const missing = slots.filter((slot) => !system.tokens.getByName(`colors.${palette}.${slot}`));
    expect(missing).toEqual([]);
  },
);
