/**
 * Lists, exports and screens read events through `mock-api/src/ledger/read-events.ts`, which knows which rows are the
 * ledger's and which are damaged. What appends, seals and checks reads the table itself.
 */
const MESSAGE = 'Read events through ledgerEvents (mock-api/src/ledger/read-events.ts).';

const NAMES_THE_TABLE = /\bledger_event\b/;

/** ESLint rule: no text that names the table of events. */
const throughReader = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && NAMES_THE_TABLE.test(text)) context.report({ node, message: MESSAGE });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

export const ledgerReaderRules = {
  files: ['mock-api/src/**/*.ts'],
  ignores: [
    'mock-api/src/ledger/**',
    'mock-api/src/ledger-check/*-check.ts',
    'mock-api/src/ledger-check/{classify-row,corrections,event-page,max-seq,readable-findings}.ts',
    // Conditions on rows that others read.
    'mock-api/src/access/{hide-serials,visible-events}.ts',
  ],
  plugins: { events: { rules: { 'through-reader': throughReader } } },
  rules: { 'events/through-reader': 'error' },
};
