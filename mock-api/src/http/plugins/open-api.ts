import { PRODUCT_NAME } from '@hand-receipt/contracts';
import { type RouteKey, routes } from '@hand-receipt/contracts/routes';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { ERROR_SCHEMA, describeCall } from '../describe-call';
import { contentSecurityPolicy } from './security-headers';

/** The one style element that Swagger UI 5 writes by itself. */
const SWAGGER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const isCall = (key: string): key is RouteKey => key in routes;

/** The OpenAPI description at /api/docs/json, drawn from the contract, and a page to read it at /api/docs. */
export default plugin(async (app) => {
  app.addSchema(ERROR_SCHEMA);
  await app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transform({ schema, url, route }) {
      const key = [route.method]
        .flat()
        .map((method) => `${method} ${url}`)
        .find(isCall);
      return { schema: key ? describeCall(key, routes[key], schema ?? {}) : (schema ?? {}), url };
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} API`,
        version: '1',
        description:
          'Errors have one shape: error, message, requestId, fields. A write may carry an Idempotency-Key, so that a retry after a lost answer has one effect and gets the same answer. Bodies are sent as they are, without Content-Encoding. A query parameter that a call does not have is refused.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'hr_session' },
          token: { type: 'http', scheme: 'bearer', description: 'A personal API token of /api/tokens.' },
        },
      },
      security: [{ session: [] }, { token: [] }],
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', contentSecurityPolicy([], [SWAGGER_STYLE]));
        done();
      },
    },
  });
});
