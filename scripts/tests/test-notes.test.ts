import { expect, it } from 'vitest';
import { notesOf } from './test-notes.mjs';

const verdict = (status: string, title: string, failureMessages: string[] = []) => ({
  status,
  fullName: `${title} works`,
  ancestorTitles: ['', title],
  failureMessages,
});

it('names what passed at a second try, and each group that was left out, with its reason', () => {
  const files = [
    {
      assertionResults: [
        verdict('passed', 'a'),
        verdict('passed', 'b', [
          'Error: late\n\nlog:\n  - waiting for b\n at node_modules/c.js\n at b',
        ]),
        verdict('skipped', 'with qpdf (skipped: qpdf is not installed)'),
        verdict('skipped', 'with qpdf (skipped: qpdf is not installed)'),
      ],
    },
    { assertionResults: [verdict('skipped', 'c'), verdict('failed', 'd', ['Error: no'])] },
  ];
  expect(notesOf(files)).toEqual([
    'at the second try: b works\n    Error: late\n    log:\n      - waiting for b\n     at b',
    'left out: with qpdf (qpdf is not installed)',
  ]);
});
