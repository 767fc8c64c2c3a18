import { describe, expect, it } from 'vitest';
import { aroundPoints } from '../../test/documents/points/around.js';
import { formulaPoints } from '../../test/documents/points/formulas.js';
import { keyPoints } from '../../test/documents/points/keys.js';
import { numberPoints } from '../../test/documents/points/numbers.js';
import { optionPoints } from '../../test/documents/points/options.js';
import { picturePoints } from '../../test/documents/points/pictures.js';
import type { Point } from '../../test/documents/points/points.js';
import { textPoints } from '../../test/documents/points/texts.js';
import { examInShort } from '../../test/documents/read-exam.js';
import { wordExam } from '../../test/documents/word-exam.js';
import { samplePng } from '../../test/sample-png.js';

const PICTURE = samplePng(9, 9);

function documentOf([body, , { picture, keys: _, keyFile: __, ...rest } = {}]: Point) {
  if (picture !== true) return wordExam(body, rest);
  const relations = [['p1', 'image', 'media/a.png'] as const];
  return wordExam(body, { relations, parts: { ...rest.parts, 'word/media/a.png': PICTURE } });
}

describe.each(
  Object.entries({
    numbers: numberPoints,
    options: optionPoints,
    keys: keyPoints,
    formulas: formulaPoints,
    pictures: picturePoints,
    texts: textPoints,
    around: aroundPoints,
  }),
)('single points of Word: %s', (_, points) => {
  it.each(Object.entries(points))('%s', async (_name, point) => {
    const [, expected, rest] = point;
    expect(await examInShort(await documentOf(point), rest)).toEqual(expected);
  });
});
