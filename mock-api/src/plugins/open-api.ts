import { PRODUCT_NAME } from '@hand-receipt/contracts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { contentSecurityPolicy } from './security-headers';

/** The one style element that Swagger UI 5 writes by itself. */
const SWAGGER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The OpenAPI description at /api/docs/json, drawn from the contract, and a page to read it at /api/docs. */
export default plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} API`,
        version: '1',
        description: 'Errors have one shape: error, message, requestId, fields.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hr_session' } } },
      security: [{ session: [] }],
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true },
    uiHooks: {
      onRequest: async (_request, reply) => {
        reply.header('content-security-policy', contentSecurityPolicy([], [SWAGGER_STYLE]));
      },
    },
  });
});
