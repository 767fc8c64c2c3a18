export { Container } from './container.js';
