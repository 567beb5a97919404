import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { type ApiDescription, describeApi } from '../open-api/description';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI description; as text where YAML is asked for, of which JSON is a part. */
    swagger: (options?: { yaml?: boolean }) => ApiDescription | string;
  }
}

/** Swagger UI asks the plugin of this name for the description. It is written when somebody first reads it. */
const source = plugin(
  async (app) => {
    let description: ApiDescription | undefined;
    app.decorate('swagger', (options) => {
      description ??= describeApi();
      return options?.yaml ? JSON.stringify(description, null, 2) : description;
    });
  },
  { name: '@fastify/swagger' },
);

/** The OpenAPI description at /api/docs/json, written from the contract, and a page to read it at /api/docs. */
export default plugin(async (app) => {
  await app.register(source);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Without the bar of Swagger UI: its logo is another's, and its field offers other descriptions.
    uiConfig: { deepLinking: true, layout: 'BaseLayout' },
    theme: { title: 'Hand Receipt API' },
  });
});
