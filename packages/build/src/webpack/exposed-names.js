const fs = require('node:fs');
const path = require('node:path');

const FILE = 'src/remote.ts';
const SHAPE = `${FILE} must export by default an object with \`pages\` and \`slots\`, written out`;

const WRAPPERS = ['TsSatisfiesExpression', 'TsAsExpression', 'TsConstAssertion', 'ParenthesisExpression'];

/** The object behind `satisfies` and parentheses. */
function objectIn(node) {
  let inner = node;
  while (inner && WRAPPERS.includes(inner.type)) inner = inner.expression;
  if (inner?.type !== 'ObjectExpression') throw new Error(SHAPE);
  return inner;
}

/** Its properties by name; a shorthand or a method has no node of its own. */
function propertiesOf(object) {
  return Object.fromEntries(
    object.properties.map((property) => {
      if (property.type === 'Identifier') return [property.value, null];
      if (property.key?.value === undefined) throw new Error(SHAPE);
      return [property.key.value, property.value ?? null];
    }),
  );
}

/**
 * The names under `pages` and `slots` in a remote's `src/remote.ts`, as it is written.
 *
 * @param {string} dir folder of the remote
 * @returns {{ pages: string[], slots: string[] }} slots as `property.rowActions requestTransfer`
 * @throws Error where the file is not of that shape
 */
function exposedNames(dir) {
  // Only here: the commands that install the dependencies read this file before.
  const { parseSync } = require('@swc/core');
  const text = fs.readFileSync(path.join(dir, FILE), 'utf8');
  const { body } = parseSync(text, { syntax: 'typescript' });
  const exported = body.find(({ type }) => type === 'ExportDefaultExpression');
  const { pages, slots } = propertiesOf(objectIn(exported?.expression));
  const fills = Object.entries(propertiesOf(objectIn(slots))).flatMap(([slot, names]) =>
    Object.keys(propertiesOf(objectIn(names))).map((name) => `${slot} ${name}`),
  );
  return { pages: Object.keys(propertiesOf(objectIn(pages))), slots: fills };
}

module.exports = { exposedNames };
