import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRules } from './scripts/import-table.mjs';
import { ledgerReaderRules } from './scripts/ledger-readers.mjs';
import { stairRules } from './scripts/module-stair.mjs';
import { oneConnectionRules } from './scripts/one-connection.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/*.generated.ts',
      '**/.data/**',
      '**/node_modules/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    // `eslint-suppressions.json` lists the functions that are over a limit today: none may be added to it.
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**'],
    rules: {
      complexity: ['error', 12],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['e2e/tests/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'Import test from ../support/test, which closes what a test opened.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'packages/build/**/*.js',
      'packages/contracts/*.js',
      '**/jest.config.js',
      '**/webpack.config.{js,cjs}',
    ],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['{shell,mfe-*,packages/ui,packages/build/template}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y },
    settings: {
      'jsx-a11y-x': {
        polymorphicPropName: 'as',
        components: {
          Box: 'div',
          Button: 'button',
          Flex: 'div',
          Grid: 'div',
          Heading: 'h2',
          HStack: 'div',
          IconButton: 'button',
          RouterLink: 'a',
          Stack: 'div',
          Text: 'p',
        },
      },
    },
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // The keys of a table's rows reach its body, which moves the focus from row to row.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
        'error',
        { img: ['onError'], tbody: ['onKeyDown'] },
      ],
      // A box that scrolls must be within the keyboard's reach.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'] }],
      // A component may put the focus into the field that its dialog opens for.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // A cache key and a call are spelled in packages/data only.
    files: [
      'shell/src/**/*.{ts,tsx}',
      'mfe-*/src/**/*.{ts,tsx}',
      'packages/{scan,ui,standalone,build/template}/src/**/*.{ts,tsx}',
    ],
    // packages/data stands above packages/standalone, whose page of slots reads one item by itself.
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', 'packages/standalone/src/slot-gallery.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "Property[key.name='queryKey']",
          'CallExpression[callee.name=/^request(Page|File|Upload|OrQueue)?$/]',
        ].map((selector) => ({ selector, message: 'Write the query or mutation in packages/data.' })),
      ],
    },
  },
  ...importRules,
  stairRules,
  oneConnectionRules,
  ledgerReaderRules,
);
