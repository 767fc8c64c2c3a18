export { type MathNode, textOf } from './math-node.js';
export { readFormula } from './read-formula.js';
