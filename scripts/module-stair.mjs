import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../mock-api/src');

/** The modules of the API, lowest first. A module imports lower modules only, through their `index.ts`. */
export const STAIR = [
  'kernel',
  'access',
  'live',
  'ledger',
  'unit-of-work',
  'http',
  'release',
  'checks',
  'people',
  'signatures',
  'unit-settings',
  'mail',
  'uploads',
  'property',
  'loss-cases',
  'component-lists',
  'amendments',
  'closings',
  'reconciliation',
  'papers',
  'documents',
  'consumables',
  'possession',
  'sensitive',
  'inventory',
  'si-reports',
  'maintenance',
  'succession',
  'clearance',
  'witnesses',
  'ledger-history',
  'ledger-check',
  'notifications',
  'forms',
  'account',
  'dashboard',
  'sections',
  'webhooks',
  'operations',
  'product',
  'process',
  'cli',
];

/** Files beside the modules (`app.ts`, `server.ts`) stand above all of them. */
const APP = STAIR.length;

/** Where a path stands: its module and its path inside the module; null outside of `mock-api/src`. */
function placeOf(path) {
  const [first, ...rest] = relative(SOURCE, path).split(sep);
  if (first === '..') return null;
  const isModule = rest.length > 0 || STAIR.includes(first);
  return isModule ? { module: first, inside: rest } : { module: null, inside: [] };
}

const rankOf = ({ module }) => (module === null ? APP : STAIR.indexOf(module));

/** Why `from` may not import `to`; null where it may. Both are places. */
function refusal(from, to) {
  if (to.module === from.module || to.module === null) return null;
  const known = [from, to].find((place) => rankOf(place) === -1);
  if (known) return `The module ${known.module} is not in STAIR (scripts/module-stair.mjs).`;
  if (rankOf(to) > rankOf(from)) return `${from.module} stands below ${to.module}, so it must not import it.`;
  if (to.inside.length > 0) return `Import ${to.module} through its index.ts.`;
  return null;
}

/** @param filename of the importing file; @param specifier as written. Returns the reason why not, or null. */
export function whyNotImport(filename, specifier) {
  if (!specifier.startsWith('.')) return null;
  const from = placeOf(filename);
  const to = placeOf(resolve(dirname(filename), specifier));
  if (!from || !to || from.inside.includes('test')) return null;
  return refusal(from, to);
}

/** ESLint rule over `import`, `export ... from` and `import()`. */
const stair = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = whyNotImport(context.filename, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export const stairRules = {
  files: ['mock-api/src/**/*.ts'],
  plugins: { modules: { rules: { stair } } },
  rules: { 'modules/stair': 'error' },
};
