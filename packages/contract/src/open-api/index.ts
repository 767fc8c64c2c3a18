export { openApiDocument } from './open-api.js';
