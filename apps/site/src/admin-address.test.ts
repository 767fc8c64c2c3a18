import { describe, expect, it } from 'vitest';
import { readList, readTagging, writeList, writeTagging } from './admin-address.js';

const params = (text: string) => new URLSearchParams(text);

describe('a list', () => {
  it.each([
    ['', { q: '', form: undefined }],
    ['q=sari', { q: 'sari', form: undefined }],
    ['form=baru', { q: '', form: 'new' }],
    ['q=sari&form=12', { q: 'sari', form: 12 }],
  ] as const)('is found again at ?%s', (text, state) => {
    expect(readList(params(text))).toEqual(state);
    expect(params(text).toString()).toBe(new URLSearchParams(writeList(state)).toString());
  });

  it('takes what is no form as none', () => {
    expect(readList(params('form=x')).form).toBeUndefined();
    expect(readList(params('form=0')).form).toBeUndefined();
  });
});

describe('course-tagging', () => {
  it.each([
    ['', { course: undefined, tab: 'materials', q: '' }],
    ['q=basis', { course: undefined, tab: 'materials', q: 'basis' }],
    ['course=7', { course: 7, tab: 'materials', q: '' }],
    ['course=7&tab=global&q=graf', { course: 7, tab: 'tags', q: 'graf' }],
  ] as const)('is found again at ?%s', (text, state) => {
    expect(readTagging(params(text))).toEqual(state);
    expect(new URLSearchParams(writeTagging(state)).toString()).toBe(params(text).toString());
  });
});
