import { expect, it } from 'vitest';
import { fileKind } from './file-kind.js';

it.each([
  ['pdf', 'pdf'],
  ['txt', 'text'],
  ['doc', 'document'],
  ['docx', 'document'],
  ['zip', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
])('shows %j as %s', (type, kind) => {
  expect(fileKind({ type })).toBe(kind);
});
