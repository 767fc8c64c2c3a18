export { Description, DescriptionList } from './description-list.js';
