import { describe, expect, it } from 'vitest';
import { routedPath, withoutSlashes } from './paths.js';

describe('withoutSlashes', () => {
  it.each([
    ['/api/site//', '/api/site'],
    ['/api//site', '/api//site'],
    ['///', ''],
    ['', ''],
  ])('of %j is %j', (path, bare) => {
    expect(withoutSlashes(path)).toBe(bare);
  });

  it('takes no longer for slashes that are not at the end', () => {
    const path = `${'/'.repeat(2_000_000)}x`;
    const before = process.threadCpuUsage();
    expect(withoutSlashes(path)).toBe(path);
    const { user } = process.threadCpuUsage(before);
    // The square of so many would be hours.
    expect(user).toBeLessThan(2_000_000);
  });
});

it('routes calls without regard to case and slashes at the end, and files as they are', () => {
  const pathOf = (path: string) => routedPath(new Request(`http://uji${path}`));
  expect(pathOf('/API/QuestionSets//?q=A')).toBe('/api/questionsets');
  expect(pathOf('/Healthz/')).toBe('/healthz');
  expect(pathOf('/assets/Logo.svg/')).toBe('/assets/Logo.svg/');
});
