import { attackWith } from './attack-with.js';
import { largePdfs, largeTexts } from './cases/large-documents.js';
import { previewCase, setHolding, uploadCase } from './hostile-document.js';

const documents = [...largePdfs, ...largeTexts];

attackWith(
  {
    'large documents, uploaded': documents.map(uploadCase),
    'large documents, combined': documents.map(previewCase),
  },
  () => Promise.all(documents.map(setHolding)),
  {},
);
