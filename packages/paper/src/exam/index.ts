export { answerTableCsv, FORMULA_CELL } from './answer-table.js';
export {
  type BlueprintRow,
  type BlueprintShare,
  blueprintCells,
  blueprintPaper,
  type ExamBlueprint,
  renderBlueprintDocx,
} from './blueprint.js';
export { paperCode } from './code.js';
export { examHead } from './exam-head.js';
export {
  type ExamFile,
  type ExamImage,
  type ExamItem,
  type ExamOutput,
  type ExamPaper,
  type ExamPart,
  type ExamWarning,
} from './exam-paper.js';
export { readPicture } from './pictures.js';
export { examWarnings, renderBy, renderDocx, renderText } from './render.js';
export { itemsInVariant, variantOf, variantsOf } from './variants.js';
export { SPACES, TRUTHS } from './words.js';
