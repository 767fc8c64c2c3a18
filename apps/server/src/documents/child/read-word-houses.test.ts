import { expect, it } from 'vitest';
import { english } from '../../test/documents/houses/english.js';
import { essays } from '../../test/documents/houses/essays.js';
import { googleDocs } from '../../test/documents/houses/google-docs.js';
import { libreOffice } from '../../test/documents/houses/libre-office.js';
import { marked } from '../../test/documents/houses/marked.js';
import { tables } from '../../test/documents/houses/tables.js';
import { typed } from '../../test/documents/houses/typed.js';
import { wordStyles } from '../../test/documents/houses/word-styles.js';
import { examInShort } from '../../test/documents/read-exam.js';

it.each(
  Object.entries({
    english,
    essays,
    googleDocs,
    libreOffice,
    marked,
    tables,
    typed,
    wordStyles,
  }),
)('reads a whole paper in the style of a house: %s', async (_, { document, expected }) => {
  expect(await examInShort(await document())).toEqual(expected);
});
