export { ToolButton } from './tool-button.js';
