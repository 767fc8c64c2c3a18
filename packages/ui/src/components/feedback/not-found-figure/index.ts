export { NotFoundFigure } from './not-found-figure.js';
