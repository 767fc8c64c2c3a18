export { CodeBlock } from './code-block.js';
