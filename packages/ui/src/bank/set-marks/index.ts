export { SetMarks, type SetMarksLabels, type SetMarksProps } from './set-marks.js';
