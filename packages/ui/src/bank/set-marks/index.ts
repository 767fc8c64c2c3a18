export { SetMarks, type SetMarksLabels, type SetMarksProps } from './set-marks.js';
export { SetMarksPlace, type SetMarksPlaceProps } from './set-marks-place.js';
