export { InputGroup } from './input-group.js';
