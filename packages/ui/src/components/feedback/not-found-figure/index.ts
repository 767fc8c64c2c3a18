export { NotFoundFigure, type NotFoundFigureProps } from './not-found-figure.js';
