export { SetMarks, type SetMarksProps } from './set-marks.js';
export { SetMarksPlace } from './set-marks-place.js';
