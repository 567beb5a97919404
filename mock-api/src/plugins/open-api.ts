import { PRODUCT_NAME } from '@hand-receipt/contracts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';

/** The OpenAPI description at /api/docs/json, drawn from the contract, and a page to read it at /api/docs. */
export default plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${PRODUCT_NAME} API`, version: '1', description: 'Errors have one shape: error, message, requestId, fields.' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hr_session' } } },
      security: [{ session: [] }],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { deepLinking: true } });
});
