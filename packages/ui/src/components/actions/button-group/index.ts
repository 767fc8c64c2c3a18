export { ButtonGroup } from './button-group.js';
