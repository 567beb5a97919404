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
  Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? wordOf(schema) : type,
  );

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
      ([status, response]) => `${begin} answers ${[status, contentOf(response).join(' or ')].join(' ').trim()}`,
    ),
    `${begin} for ${security.map((each) => Object.keys(each)[0]).join(' or ') || 'anybody'}`,
  ];
}

/**
 * What a program can rely on, as one line for each call, parameter, field and header: a change of the contract shows
 * as changed lines.
 *
 * @returns {string[]}
 */
export function descriptionSurface({ paths, components }) {
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
  return [...calls, ...headers, ...schemas].sort();
}
