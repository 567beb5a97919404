/**
 * A handler of `route()` and an act with a `UnitOfWork` read and write through what they are given. A second
 * connection inside a transaction would wait for ever on PGlite, and would not see what the transaction has written.
 */
const MESSAGE =
  'Use the `db` or `work.trx` that you are given: a second connection waits for this transaction for ever.';

const GIVEN = ['route', 'UnitOfWork'];

const isImported = ({ specifiers }) =>
  specifiers.some(({ imported }) => imported !== undefined && GIVEN.includes(imported.name));

/** ESLint rule: no `app.database` in a file that imports `route` or `UnitOfWork`. */
const oneConnection = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const isGiven = context.sourceCode.ast.body.some(
      (node) => node.type === 'ImportDeclaration' && isImported(node),
    );
    if (!isGiven) return {};
    const report = (node) => context.report({ node, message: MESSAGE });
    return {
      'MemberExpression[object.name="app"][property.name="database"]': report,
      'VariableDeclarator[init.name="app"] > ObjectPattern > Property[key.name="database"]': report,
    };
  },
};

export const oneConnectionRules = {
  files: ['mock-api/src/**/*.ts'],
  // Opens the transactions, and has both.
  ignores: ['mock-api/src/http/**'],
  plugins: { transactions: { rules: { 'one-connection': oneConnection } } },
  rules: { 'transactions/one-connection': 'error' },
};
