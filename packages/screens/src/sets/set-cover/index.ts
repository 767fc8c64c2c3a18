export { type CardOfProps, useCardOf } from './use-card-of.js';
