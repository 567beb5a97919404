export const CHANGELOG = 'docs/api-changelog.md';
const MOST_LISTED = 20;

/** `string`, `Property[]`, `Person | null`: what a schema is, in a word. */
function wordOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(wordOf).join(' | ');
  if (schema.items) return `${wordOf(schema.items)}[]`;
  if (schema.properties) return `{ ${fieldsOf(schema).join(', ')} }`;
  if (schema.not) return 'never';
  return String(schema.type ?? 'object');
}

function fieldsOf({ properties, required = [] }) {
  return Object.entries(properties).map(
    ([name, part]) => `${name}${required.includes(name) ? '' : '?'}: ${wordOf(part)}`,
  );
}

const contentOf = ({ content = {} }) =>
  Object.entries(content).map(([type, { schema }]) => (type === 'application/json' ? wordOf(schema) : type));

function operationLines(path, method, operation, parameters) {
  const { operationId, requestBody, responses, security } = operation;
  const begin = `call ${operationId}`;
  const given = (operation.parameters ?? []).map((each) =>
    each.$ref ? parameters[each.$ref.split('/').at(-1)] : each,
  );
  const done = Object.entries(responses).filter(([status]) => status < 400);
  return [
    `${begin} = ${method.toUpperCase()} ${path}`,
    ...given.map(
      ({ in: place, name, required, schema }) =>
        `${begin} takes ${place} ${name}${required ? '' : '?'}: ${wordOf(schema)}`,
    ),
    ...(requestBody ? contentOf(requestBody).map((word) => `${begin} takes body ${word}`) : []),
    ...done.map(
      ([status, response]) =>
        `${begin} answers ${[status, contentOf(response).join(' or ')].join(' ').trim()}`,
    ),
    `${begin} for ${security.map((each) => Object.keys(each)[0]).join(' or ') || 'anybody'}`,
  ];
}

/**
 * What a program can rely on, as one line for each call, parameter, field and header, below the version: a change of
 * the contract shows as changed lines.
 *
 * @returns {string[]}
 */
export function descriptionSurface({ info, paths, components }) {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      operationLines(path, method, operation, components.parameters),
    ),
  );
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) =>
    schema.properties
      ? fieldsOf(schema).map((field) => `schema ${name}.${field}`)
      : [`schema ${name} = ${wordOf(schema)}`],
  );
  const headers = Object.keys(components.headers).map((name) => `header ${name}`);
  return [`version ${info.version}`, ...[...calls, ...headers, ...schemas].sort()];
}

/** Lines as a list below a sentence, cut where it becomes long. */
export function listed(lines) {
  const rest = lines.length > MOST_LISTED ? [`and ${lines.length - MOST_LISTED} more`] : [];
  return [...lines.slice(0, MOST_LISTED), ...rest].map((line) => `\n - ${line}`).join('');
}

/** What a line is about, whatever it says of it: a call, a parameter, a field or an answer. */
const subjectOf = (line) =>
  /^call \w+ (answers \d+|takes body|for)/.exec(line)?.[0] ?? line.split(/\??: | = /)[0];

/**
 * What is wrong with a surface beside the one that was written last, in sentences. Something may be removed only under
 * another version, and the changelog has a section for each version.
 *
 * @param {{ written: string, now: string[], changelog: string }} surfaces
 * @returns {string[]}
 */
export function surfaceFaults({ written, now, changelog }) {
  const [version] = now;
  const before = written.trimEnd().split('\n');
  const subjects = new Set(now.map(subjectOf));
  const removed = before.filter((line) => !subjects.has(subjectOf(line)));
  const heading = version.replace('version', '##');
  return [
    ...(before[0] === version && removed.length > 0
      ? [
          `This was removed, and the API is still ${version}. Raise API_VERSION in mock-api/src/http/api-version.ts, and say in ${CHANGELOG} what callers do instead:${listed(removed)}`,
        ]
      : []),
    ...(changelog.includes(`\n${heading}\n`)
      ? []
      : [`${CHANGELOG} has no section "${heading}": say what changed.`]),
  ];
}
