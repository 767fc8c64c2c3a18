export { Heading } from './heading.js';
