export { InputGroup, type InputGroupProps } from './input-group.js';
