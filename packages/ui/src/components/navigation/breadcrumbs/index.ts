export { Breadcrumbs } from './breadcrumbs.js';
