import { describe, expect, it } from 'vitest';
import { endpoints, methodOf, pathOf, routePatternOf } from './endpoints.js';

describe('pathOf', () => {
  it('fills the parts of a path', () => {
    expect(pathOf('questionSet', { id: 3 })).toBe('/api/questionsets/3');
    expect(pathOf('materialTagsByCourse', { courseId: 12 })).toBe(
      '/api/material-tags/by-course/12',
    );
  });

  it('appends the query and leaves undefined values out', () => {
    expect(pathOf('combinedPreview', { id: 3 }, { type: 'answers', page: undefined })).toBe(
      '/api/files/combine-preview/3?type=answers',
    );
    expect(pathOf('questionSets', undefined, { mine: true })).toBe('/api/questionsets?mine=true');
    expect(pathOf('questionSets')).toBe('/api/questionsets');
  });

  it('writes each value of a list by itself', () => {
    expect(pathOf('questionSets', undefined, { q: 'a b', courseTag: ['Basis Data', 'Web'] })).toBe(
      '/api/questionsets?q=a%20b&courseTag=Basis%20Data&courseTag=Web',
    );
    expect(pathOf('questionSets', undefined, { courseTag: [] })).toBe('/api/questionsets');
  });

  it('cannot be led out of its path', () => {
    expect(pathOf('fileBlob', { id: '../x?y' })).toBe('/api/files/blob/..%2Fx%3Fy');
  });
});

describe('endpoints', () => {
  it('name each method and path once', () => {
    const lines = Object.values(endpoints);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('give the method and the pattern for routers', () => {
    expect(methodOf('unassignMaterialTag')).toBe('PUT');
    expect(routePatternOf('unassignMaterialTag')).toBe('/api/material-tags/:id/unassign-course');
  });

  it('keep every path in lower case, as paths are compared without regard to case', () => {
    for (const line of Object.values(endpoints)) {
      const path = line.slice(line.indexOf(' ') + 1).replace(/\{\w+\}/g, '');
      expect(path).toBe(path.toLowerCase());
    }
  });
});
