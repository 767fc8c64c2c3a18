import * as z from 'zod/mini';
import { TOKEN_HEADER } from '../accounts/session.js';
import { errorSchema } from '../common/error.js';
import type { FailureCode } from '../common/failures.js';
import { API_BASE, type EndpointName, methodOf, templateOf } from '../endpoints/endpoints.js';
import { countsAsWrite, type Route, routes } from '../routes/index.js';
import { INDONESIAN } from '../sentences.js';

/** A part of an OpenAPI document. */
export type JsonObject = { [key: string]: unknown };

/** Head of an OpenAPI document, about the service itself. */
export interface OpenApiInfo {
  /** Name of the service, as the document's head has it. */
  title: string;
  /** Version of the service, such as `1.4.0`. */
  version: string;
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Later versions may add fields, and bodies with unknown ones are accepted.
    override: ({ jsonSchema: part }) => {
      delete part.additionalProperties;
    },
  });
  return rest;
}

const json = (schema: z.ZodMiniType, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

const binary = { type: 'string', format: 'binary' };

const anId = { type: 'integer', minimum: 1 };

function pathParameters(template: string, { params = {} }: Route): JsonObject[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: params[name] === undefined ? anId : jsonSchema(params[name], 'input'),
  }));
}

function queryParameters(query: z.ZodMiniType | undefined): JsonObject[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const ifMatchHeader: JsonObject = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'ETag dari yang dibaca sebelumnya',
  schema: { type: 'string' },
};

function requestBody({ body, upload, mayComeEmpty }: Route): JsonObject | undefined {
  if (!upload) return body && { required: !mayComeEmpty, content: json(body, 'input') };
  const fields = jsonSchema(body ?? z.object({}), 'input') as {
    properties: JsonObject;
    required?: string[];
  };
  const schema = {
    ...fields,
    properties: { ...fields.properties, file: binary },
    required: [...(fields.required ?? []), 'file'],
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function refusalStatuses(name: EndpointName, route: Route, template: string): number[] {
  const statuses = new Set(route.refusals);
  if (route.access !== 'public') statuses.add(401);
  if (route.access === 'admin') statuses.add(403);
  if (route.body !== undefined) statuses.add(400).add(413);
  if (template.includes('{')) statuses.add(404);
  if (route.ifMatch !== undefined) statuses.add(412);
  if (countsAsWrite(name)) statuses.add(429);
  return [...statuses].toSorted((a, b) => a - b);
}

function answerHeaders({ answerHeaders: headers }: Route): JsonObject {
  if (headers === undefined) return {};
  const described = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return { headers: Object.fromEntries(described) };
}

/** How messages are in other languages, for whoever reads the document. */
const IN_LANGUAGES =
  'Kalimat untuk orang (`message`) berbahasa Indonesia; berbahasa Inggris atau Melayu bila `Accept-Language` ' +
  'diawali tag `en` atau `ms`. `Content-Language` menyebut bahasanya. `code` sama dalam semua bahasa.';

const codeOf = (key: string) => key.split('.', 1)[0] as FailureCode;

/** Every code that an error may have. */
const FAILURE_CODES = [...new Set(Object.keys(INDONESIAN).map(codeOf))].toSorted();

/** Fields that every error has; a client reads older servers too, which gave no code. */
const refusalSchema = (schema: z.ZodMiniType): JsonObject => {
  const whole = jsonSchema(schema, 'output') as { required: string[] };
  return { ...whole, required: [...new Set([...whole.required, 'code'])] };
};

/** The schema of an error that says no more than any other. */
function plainErrorSchema(): JsonObject {
  const { properties, ...rest } = refusalSchema(errorSchema) as { properties: JsonObject };
  const code = { type: 'string', enum: FAILURE_CODES };
  return { ...rest, properties: { ...properties, code } };
}

const plainError = { $ref: '#/components/schemas/Error' };

function responses(name: EndpointName, route: Route, template: string): JsonObject {
  const result: JsonObject = {};
  for (const [status, answer] of Object.entries(route.answers)) {
    const content =
      typeof answer === 'string' ? { [answer]: { schema: binary } } : json(answer, 'output');
    result[status] = { description: 'Berhasil', ...answerHeaders(route), content };
  }
  if (route.leadsTo) result[302] = { description: route.leadsTo };
  if (route.etag) result[304] = { description: 'Belum berubah sejak ETag yang dikirim' };
  for (const status of refusalStatuses(name, route, template)) {
    const special = status === 412 ? route.ifMatch : route.refusalSchemas?.[status];
    const schema = special === undefined ? plainError : refusalSchema(special);
    result[status] = { description: 'Ditolak', content: { 'application/json': { schema } } };
  }
  return result;
}

function operation(name: EndpointName, route: Route, template: string): JsonObject {
  const parameters = [
    ...pathParameters(template, route),
    ...queryParameters(route.query),
    ...(route.ifMatch === undefined ? [] : [ifMatchHeader]),
  ];
  const body = requestBody(route);
  return {
    operationId: name,
    summary: route.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responses(name, route, template),
    ...(route.access !== 'public' && { security: [{ token: [] }, { bearer: [] }] }),
  };
}

/** A path without the names of its parts: of two that differ in these alone OpenAPI allows one. */
function shapeOf(name: EndpointName): string {
  return templateOf(name).replace(/\{\w+\}/g, '{}');
}

/** For each shape the template of its last call. */
function sharedTemplates(): Map<string, string> {
  const names = Object.keys(routes) as EndpointName[];
  return new Map(names.map((name) => [shapeOf(name), templateOf(name)]));
}

/**
 * Writes the OpenAPI 3.1 document of the given calls.
 *
 * @param info title and version of the service
 * @param names the calls that the service really has
 */
export function openApiDocument(info: OpenApiInfo, names: readonly EndpointName[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const templates = sharedTemplates();
  for (const name of names) {
    const template = templates.get(shapeOf(name)) ?? templateOf(name);
    const path = API_BASE + template;
    const method = methodOf(name).toLowerCase();
    paths[path] = { ...paths[path], [method]: operation(name, routes[name], template) };
  }
  return {
    openapi: '3.1.0',
    info: { ...info, description: IN_LANGUAGES },
    paths,
    components: {
      schemas: { Error: plainErrorSchema() },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
