import { COLORS } from './colors';

type TokenValue = string | { _light: string; _dark: string };

interface Token {
  value: TokenValue;
}

interface TokenTree {
  [name: string]: TokenTree | Token;
}

const PALETTES = ['accent', 'success', 'warning', 'danger', 'info'] as const;

/** Parents that are a colour themselves and therefore live under DEFAULT. */
const PARENTS = ['bg', 'fg', 'border'];

const reference = (token: string) => ({ value: `{colors.${token}}` });

function put(tree: TokenTree, path: string, value: Token) {
  const steps = (PARENTS.includes(path) ? `${path}.DEFAULT` : path).split('.');
  const leaf = steps.pop() ?? path;
  let branch = tree;
  for (const step of steps) branch = (branch[step] ??= {}) as TokenTree;
  branch[leaf] ??= value;
}

/** Fills the slots that Chakra reads from any palette, so that `colorPalette` works with each of ours. */
function putPaletteSlots(tree: TokenTree, name: (typeof PALETTES)[number]) {
  const border = name === 'accent' ? 'border.emphasized' : `${name}.border`;
  put(tree, `${name}.solid`, reference(`${name}.fg`));
  put(tree, `${name}.contrast`, reference('bg.panel'));
  put(tree, `${name}.border`, reference(border));
  put(tree, `${name}.muted`, reference(border));
  put(tree, `${name}.emphasized`, reference(border));
  put(tree, `${name}.focusRing`, reference('focusRing'));
}

/** Chakra's own names, pointed at ours. */
const ALIASES: Record<string, string> = {
  'bg.error': 'danger.subtle',
  'bg.success': 'success.subtle',
  'bg.warning': 'warning.subtle',
  'bg.info': 'info.subtle',
  'bg.emphasized': 'border',
  'fg.error': 'danger.fg',
  'fg.success': 'success.fg',
  'fg.warning': 'warning.fg',
  'fg.info': 'info.fg',
  'border.error': 'danger.fg',
  'border.muted': 'border.subtle',
  'gray.solid': 'fg',
  'gray.contrast': 'bg.panel',
  'gray.fg': 'fg',
  'gray.subtle': 'bg.subtle',
  'gray.muted': 'bg.muted',
  'gray.emphasized': 'border',
  'gray.border': 'border.emphasized',
  'gray.focusRing': 'focusRing',
};

/** The colour table as Chakra's semantic tokens. */
export function semanticColors(): TokenTree {
  const tree: TokenTree = {};
  for (const [token, [_light, _dark]] of Object.entries(COLORS))
    put(tree, token, { value: { _light, _dark } });
  for (const name of PALETTES) putPaletteSlots(tree, name);
  for (const [token, target] of Object.entries(ALIASES)) put(tree, token, reference(target));
  return tree;
}
