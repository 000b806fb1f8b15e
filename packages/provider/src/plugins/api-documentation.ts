import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { toJsonSchema } from '@valibot/to-json-schema';
import { HEADERS, Problem, type ServedEndpoint } from '@vitis/contracts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type * as v from 'valibot';
import { openRoutes } from './require-policy.ts';

type JsonSchema = Record<string, unknown>;

const jsonSchemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
  }) as JsonSchema;
  return rest;
};

/** Collects the document; must be there before the routes are. */
export const apiDocument = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'VITIS provider',
        version: '1.0.0',
        description: 'B2B wine wholesale: what the shop asks for.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    hideUntagged: true,
    transform: ({ route, url }) => {
      const endpoint = route.config?.endpoint;
      return { url, schema: endpoint ? documentationOf(endpoint) : { hide: true } };
    },
  });
});

/**
 * `/api/v1/openapi.json`, which is for everybody, and where the configuration says so a page to browse it at `/api/docs`:
 * its scripts come from the shop's own address, and are more than a shop needs.
 */
export async function apiPages(app: FastifyInstance): Promise<void> {
  app.get('/api/v1/openapi.json', { config: { policy: 'everyone' } }, async () => app.swagger());
  if (!app.config.apiDocs) return;
  await app.register(async (pages) => {
    await pages.register(openRoutes('everyone'));
    await pages.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}

function documentationOf(endpoint: ServedEndpoint): FastifySchema {
  const { access, params, query, body, responses, idempotent, ifMatch, upload } = endpoint;
  const replies = Object.entries(responses).map(([status, schema]) => [
    status,
    status === '204'
      ? { description: 'Done', type: 'null' }
      : { description: status, ...jsonSchemaOf(schema, 'output') },
  ]);
  const headers: JsonSchema = {
    ...(idempotent ? { [HEADERS.idempotencyKey]: { type: 'string', format: 'uuid' } } : {}),
    ...(ifMatch ? { 'If-Match': { type: 'string' } } : {}),
  };
  return {
    tags: [endpoint.path.replace(/^\/api\/v1\/(b2b\/)?/, '').split('/')[0] ?? 'api'],
    summary: endpoint.summary,
    description: access === 'everyone' ? 'For everyone.' : `For ${access.join(', ')}.`,
    ...(access === 'everyone' && !endpoint.personal ? {} : { security: [{ bearer: [] }] }),
    ...(params ? { params: jsonSchemaOf(params, 'input') } : {}),
    ...(query ? { querystring: jsonSchemaOf(query, 'input') } : {}),
    ...(Object.keys(headers).length > 0
      ? {
          headers: {
            type: 'object',
            properties: headers,
            required: Object.keys(headers).filter(
              (name) => name !== HEADERS.idempotencyKey || idempotent !== 'optional',
            ),
          },
        }
      : {}),
    ...(upload ? { consumes: ['multipart/form-data'], body: uploadBody } : {}),
    ...(body ? { body: jsonSchemaOf(body, 'input') } : {}),
    response: {
      ...Object.fromEntries(replies),
      default: { description: 'A refusal or a fault', ...jsonSchemaOf(Problem, 'output') },
    },
  };
}

const uploadBody = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};
