import { describe, expect, it } from 'vitest';
import { methodLabel, routeLabel } from './route-label.js';

describe('routeLabel', () => {
  it.each([
    ['/api/questionsets', '/api/questionsets'],
    ['/api/QuestionSets/?q=rahasia', '/api/questionsets'],
    ['/api/questionsets/17', '/api/questionsets/{id}'],
    ['/api/questionsets/17/archive?x=1', '/api/questionsets/{id}/archive'],
    ['/api/files/download/5', '/api/files/download/{id}'],
    ['/api/files/download-template', '/api/files/download-template'],
    ['/api/course-tags/import', '/api/course-tags/import'],
    ['/api/course-tags/ada/tidak', '/api/?'],
    ['/api/mira@kampus.ac.id', '/api/?'],
    ['/api', '/api/?'],
    [`/api${'/'.repeat(40)}x`, '/api/?'],
    [`/api/site${'/'.repeat(40)}`, '/api/site'],
    ['/healthz', '/healthz'],
    ['/', 'site'],
    ['/apikah', 'site'],
    ['/preview/5', 'site'],
  ])('of %s is %s', (url, label) => {
    expect(routeLabel(url)).toBe(label);
  });
});

describe('methodLabel', () => {
  it('knows the methods of the server only', () => {
    expect(methodLabel('PUT')).toBe('PUT');
    expect(methodLabel('PROPFIND')).toBe('other');
    expect(methodLabel(undefined)).toBe('other');
  });
});
