import { expect, it } from 'vitest';
import { channelOf, releaseProblems } from './release-rules.mjs';

const changelog = '# @bank-soal/x\n\n## 1.2.0\n\n### Minor Changes\n';
const contract = { name: '@bank-soal/contract', version: '1.2.0', changelog };
const screens = {
  name: '@bank-soal/screens',
  version: '1.2.0',
  changelog,
  dependencies: { '@bank-soal/contract': '^1.2.0', swr: '^2.5.1' },
};

it('lets a release pass whose tag, versions, ranges and changelogs agree', () => {
  expect(releaseProblems('v1.2.0', [contract, screens], [])).toEqual([]);
});

it('holds back changes that no version has yet', () => {
  expect(releaseProblems('v1.2.0', [contract], ['quiet-owl.md'])).toEqual([
    'quiet-owl.md waits for a version: npm run release version',
  ]);
});

it.each([
  ['', [contract], '@bank-soal/contract is 1.2.0, the tag says '],
  ['v1.2.1', [contract], '@bank-soal/contract is 1.2.0, the tag says v1.2.1'],
  [
    'v1.2.0',
    [{ ...contract, changelog: '## 1.2.0-next.1' }],
    '@bank-soal/contract has no entry for 1.2.0 in its changelog',
  ],
  [
    'v1.2.0',
    [contract, { ...screens, dependencies: { '@bank-soal/contract': '1.2.0' } }],
    '@bank-soal/screens needs @bank-soal/contract 1.2.0 instead of ^1.2.0',
  ],
])('stops at the tag %j with %j', (tag, releases, problem) => {
  expect(releaseProblems(tag, releases, [])).toEqual([problem]);
});

it('offers what is not finished as next', () => {
  expect([channelOf('1.2.0'), channelOf('2.0.0-next.1')]).toEqual(['latest', 'next']);
});
