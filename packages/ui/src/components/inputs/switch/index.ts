export { Switch } from './switch.js';
