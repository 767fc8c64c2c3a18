export { TYPESETTER_FILES } from './files.js';
export { paperSheets } from './paper-data.js';
export { withReadablePictures } from './pictures.js';
export { renderBlueprintPdf, renderPdf } from './render-pdf.js';
export {
  createTypesetter,
  type Sheets,
  type Typesetter,
  type TypesetterFiles,
} from './typesetter.js';
