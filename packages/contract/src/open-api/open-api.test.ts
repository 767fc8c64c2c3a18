import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../endpoints/endpoints.js';
import { openApiDocument } from './open-api.js';

const info = { title: 'Bank Soal', version: '1' };
const names = Object.keys(endpoints) as EndpointName[];

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { required: string[] } }> };
  responses: Record<string, { headers?: object; content: Record<string, { schema: object }> }>;
  security?: unknown;
}

const document = openApiDocument(info, names) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: { Error: { required: string[]; properties: { code: { enum: string[] } } } };
  };
};

describe('openApiDocument', () => {
  it('has every call once, under its path and method', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map((one) => one.operationId).toSorted()).toEqual([...names].toSorted());
    expect(document.paths['/api/questionsets/{id}']).toHaveProperty('delete');
  });

  it('has one path for calls that name its parts differently', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(shapes).toEqual([...new Set(shapes)]);
    const materials = document.paths['/api/course-materials/{id}'];
    expect(Object.keys(materials ?? {})).toEqual(['get', 'put', 'delete']);
    expect(materials?.get?.parameters?.map((one) => one.name)).toEqual(['id']);
  });

  it('tells which answers a caller may have already', () => {
    expect(document.paths['/api/questionsets']?.get?.responses).toHaveProperty('304');
    expect(document.paths['/api/files/download/{id}']?.get?.responses).not.toHaveProperty('304');
  });

  it('does not name one type for files of several', () => {
    const blob = document.paths['/api/files/blob/{id}']?.get;
    expect(Object.keys(blob?.responses['200']?.content ?? {})).toEqual(['*/*']);
  });

  it('lists only the calls asked for', () => {
    expect(Object.keys(openApiDocument(info, ['site']).paths as object)).toEqual(['/api/site']);
  });

  it('describes bodies, multipart uploads and parameters', () => {
    const upload = document.paths['/api/files/upload']?.post;
    expect(upload?.requestBody?.content['multipart/form-data']?.schema.required).toContain('file');
    const preview = document.paths['/api/files/combine-preview/{id}']?.get;
    expect(preview?.parameters?.map((one) => `${one.in} ${one.name}`)).toEqual([
      'path id',
      'query type',
      'query as',
    ]);
  });

  it('derives refusals from access, body and path', () => {
    const put = document.paths['/api/course-tags/{id}']?.put;
    const statuses = ['200', '400', '401', '403', '404', '409', '413'];
    expect(Object.keys(put?.responses ?? {})).toEqual(statuses);
    expect(put?.security).toBeDefined();
    expect(document.paths['/api/site']?.get?.security).toBeUndefined();
  });

  it('tells of changes that are refused when another came first', () => {
    const put = document.paths['/api/questionsets/{id}']?.put;
    expect(put?.parameters?.map((one) => `${one.in} ${one.name}`)).toContain('header If-Match');
    expect(JSON.stringify(put?.responses['412'])).toContain('changed-meanwhile');
    expect(document.paths['/api/course-tags/{id}']?.put?.responses).not.toHaveProperty('412');
  });

  it('tells of the pages of a list', () => {
    const list = document.paths['/api/questionsets']?.get;
    expect(list?.parameters?.map((one) => one.name)).toContain('cursor');
    expect(Object.keys(list?.responses['200']?.headers ?? {})).toEqual([
      'X-Total-Count',
      'X-Next-Cursor',
    ]);
  });

  it('leaves no schema empty where one is named', () => {
    const list = document.paths['/api/questionsets']?.get?.responses['200'];
    expect(JSON.stringify(list)).toContain('"questionCount"');
    expect(JSON.stringify(document)).not.toContain('additionalProperties');
  });

  it('gives every refusal a code, of a list that is there', () => {
    const refusals = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status]) => Number(status) >= 400)
      .map(([, { content }]) => content['application/json']?.schema as object);
    expect(refusals.length).toBeGreaterThan(100);
    const { Error: plain } = document.components.schemas;
    expect(plain.required).toEqual(['message', 'code']);
    expect(plain.properties.code.enum).toContain('changed-meanwhile');
    for (const schema of refusals) {
      if ('$ref' in schema) expect(schema.$ref).toBe('#/components/schemas/Error');
      else expect(schema).toMatchObject({ required: expect.arrayContaining(['message', 'code']) });
    }
  });
});
