import { expect, it } from 'vitest';
import { english } from '../../test/documents/houses/english.js';
import { tables } from '../../test/documents/houses/tables.js';
import { typed } from '../../test/documents/houses/typed.js';
import { wordStyles } from '../../test/documents/houses/word-styles.js';
import { examInShort } from '../../test/documents/read-exam.js';

it.each(Object.entries({ english, tables, typed, wordStyles }))(
  'reads a whole paper in the style of a house: %s',
  async (_, { document, expected }) => {
    expect(await examInShort(await document())).toEqual(expected);
  },
);
