export { Breadcrumbs, type BreadcrumbsItem, type BreadcrumbsProps } from './breadcrumbs.js';
