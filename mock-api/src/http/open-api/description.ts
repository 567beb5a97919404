import { PRODUCT_NAME } from '@hand-receipt/contracts';
import { ApiErrorBody, type RouteContract, routes } from '@hand-receipt/contracts/routes';
import { API_VERSION, API_VERSION_HEADER } from '../api-version';
import { describeCall } from './describe-call';
import { EVENT_STREAM } from './event-stream';
import { headerComponents, headersOfRefusal } from './headers';
import { type JsonSchema, NamedSchemas } from './named-schemas';
import { REFUSALS } from './refusals';
import { TAGS, tagOf } from './tags';

/** The OpenAPI description, as far as this product reads it. */
export interface ApiDescription {
  openapi: string;
  info: JsonSchema;
  servers: JsonSchema[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, JsonSchema>>;
  components: Record<string, Record<string, JsonSchema>>;
  security: JsonSchema[];
}

const INTRODUCTION = `Reads and writes everything that the screens of ${PRODUCT_NAME} show, by the same rules.

**Signing in.** A program sends \`Authorization: Bearer TOKEN\` with a personal API token, which a person makes in their settings. A token of the scope \`read\` may call GET; \`read-write\` may do what its person may do, except what is about accounts. Browsers send the session cookie; a write with a cookie is refused unless Origin or Sec-Fetch-Site says that a page of this site sent it.

**Who sees what.** A caller gets what their person may see. An id that they may not see answers 404, as one that does not exist.

**Errors.** Every refusal has one shape, Error: \`error\` is a stable word for programs, \`message\` a sentence for people, \`fields\` has the first message for each wrong field, and \`requestId\` finds the request in the server's log.

**Retries.** A write takes an Idempotency-Key. Sent again with the same key and content, it has one effect and gets the same response. 429 and 503 say in Retry-After when to try again.

**Lists.** A list that is long comes page by page. X-Total-Count says how many entries there are, X-Next-Cursor leads to the next page. Where a list takes \`changedSince\`, X-Changes-Cursor is its value for the next call.

**Limits.** Each body says how long it may be; 413 refuses a longer one. RateLimit-Limit, -Remaining and -Reset say how many calls of a token, a person or an address are taken in a minute. Bodies are sent as they are, without Content-Encoding. Wrong passwords, PINs and links, registrations and checks of papers are counted, and refused with 429 for a while when there were too many. A query parameter or a field of a body that a call does not have is refused with 400.

**Versions.** ${API_VERSION_HEADER} of each response says the version. Within a major version fields, calls and choices are added and none is removed: ignore what you do not know. A path that moved works on for a year; its responses have Deprecation, Sunset and a Link to the new path.`;

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-hr_session',
    description:
      'The cookie of a signed-in browser, set by POST /api/auth/login. Over plain HTTP its name is hr_session.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal API token of POST /api/tokens. Its scope is `read` or `read-write`; it expires, and its person can revoke it. Beside a token no cookie is read.',
  },
};

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** A whole refusal, once for all calls that may answer it. */
function responses(schemas: NamedSchemas) {
  const schema = schemas.refer(ApiErrorBody);
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, [name, description]]) => [
      name,
      {
        description,
        headers: headersOfRefusal(Number(status)),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}

/** The OpenAPI 3.1 description of the whole API, written from the contract. */
export function describeApi(): ApiDescription {
  const schemas = new NamedSchemas();
  const paths: ApiDescription['paths'] = {};
  const add = (key: string, operation: JsonSchema) => {
    const [method = '', path = ''] = key.split(' ');
    paths[pathOf(path)] = { ...paths[pathOf(path)], [method.toLowerCase()]: operation };
  };
  for (const [key, contract] of Object.entries(routes) as [string, RouteContract][]) {
    add(key, describeCall(key, contract, schemas));
  }
  const { key, contract, example } = EVENT_STREAM;
  add(key, describeCall(key, contract, schemas, example));
  const areas = [...new Set(Object.keys(paths).map(tagOf))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: API_VERSION,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: areas.map((name) => ({ name, description: TAGS[name] ?? '' })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      ...headerComponents(),
      responses: responses(schemas),
      schemas: schemas.toComponents(),
    },
    security: [{ session: [] }, { token: [] }],
  };
}
