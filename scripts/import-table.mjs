/**
 * Who may import what, as ESLint rules. One line here is one line of the table in CONTRIBUTING.md.
 * `@hand-receipt/build` is for configuration files only, so no source file may import it.
 */
const PACKAGES = ['contracts', 'data', 'platform', 'ui', 'ledger', 'scan', 'standalone', 'witness'];
/** Every micro-frontend, those that are yet to be written too. */
const ANY_REMOTE = 'mfe-*';
/** What `pnpm new-section` writes a remote from. */
const TEMPLATE = 'packages/build/template';
const FOR_REMOTES = ['contracts', 'data', 'platform', 'ui', 'scan', 'ledger', 'standalone'];

const TABLE = {
  shell: ['contracts', 'data', 'platform', 'ui', 'scan', 'ledger'],
  [ANY_REMOTE]: FOR_REMOTES,
  [TEMPLATE]: FOR_REMOTES,
  'packages/data': ['contracts', 'platform', 'standalone'],
  'packages/ui': ['contracts'],
  'packages/platform': ['contracts', 'ledger'],
  'packages/scan': ['contracts', 'platform', 'ui', 'scan'],
  'packages/standalone': ['contracts', 'platform', 'ui'],
  'packages/ledger': [],
  'packages/witness': ['ledger'],
  'packages/contracts': [],
  'mock-api': ['contracts', 'ledger'],
};

/** Third-party modules that have one door; everybody else goes through it. */
const DOORS = {
  '@chakra-ui': 'packages/ui',
  '@emotion': 'packages/ui',
  '@tanstack/react-table': 'packages/ui',
  '@tanstack/react-virtual': 'packages/ui',
  formik: 'packages/ui',
  yup: 'packages/ui',
  'lucide-react': 'packages/ui',
  zustand: 'packages/platform',
  '@tanstack/react-query': 'packages/platform',
  localforage: 'packages/platform',
};

const prefix = (name) => ({
  group: [name, `${name}/**`, `${name}/*`],
  message: `${name} is not for this package: see "Who may import what" in CONTRIBUTING.md.`,
});

function rulesFor(place, allowed) {
  const forbiddenPackages = [...PACKAGES.filter((name) => !allowed.includes(name)), 'build'].map(
    (name) => `@hand-receipt/${name}`,
  );
  const folder = place.split('/').pop();
  const others = ['shell', 'mock-api'].filter((name) => name !== folder);
  const patterns = [
    ...forbiddenPackages.map(prefix),
    ...others.map(prefix),
    {
      regex: '^mfe-[^/]+(/|$)',
      message: 'No remote is for another part of the house: see "Who may import what" in CONTRIBUTING.md.',
    },
    {
      regex: `^(\\.\\./)+(mfe-[^/]+|packages|${others.join('|')})(/|$)`,
      message: 'Reach another part of the house by its package name, never by a relative path.',
    },
    ...Object.entries(DOORS)
      .filter(([, door]) => door !== place)
      .map(([name, door]) => ({
        group: [name, `${name}/**`, `${name}/*`],
        message: `${name} has one door: @hand-receipt/${door.split('/')[1]}.`,
      })),
  ];
  if ([ANY_REMOTE, TEMPLATE].includes(place)) {
    patterns.push({
      group: ['@module-federation/**'],
      message: 'Only shell/src/remotes touches the federation runtime.',
    });
  }
  return {
    files: [`${place}/src/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

export const importRules = Object.entries(TABLE).map(([place, allowed]) => rulesFor(place, allowed));
