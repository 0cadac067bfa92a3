import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { requireShopper } from './auth.ts';
import type { ServiceApp } from '../service.ts';

/** Makes the OpenAPI document from the routes' schemas, and shows it under /docs with no outside request. */
export async function registerDocumentation(app: ServiceApp): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Larder services',
        version: '1.0.0',
        description:
          "The retailer's REST services. Every error response carries the error envelope with a correlation ID.",
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          operator: { type: 'apiKey', in: 'cookie', name: 'larder_operator' },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) =>
        typeof json['$id'] === 'string' ? json['$id'] : `model-${index}`,
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    theme: { title: 'Larder services' },
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
  });
}

/** Names the service and the need for a bearer token on each route of `scope`. */
export function describeRoutes(scope: ServiceApp, service: string): void {
  scope.addHook('onRoute', (route) => {
    const guarded = [route.preHandler ?? []].flat().some((guard) => guard === requireShopper);
    route.schema = { ...route.schema, tags: [service], ...(guarded ? { security: [{ bearer: [] }] } : {}) };
  });
}
