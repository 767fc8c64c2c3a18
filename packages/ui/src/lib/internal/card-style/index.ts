export { CARD, LINKED_CARD, STRETCHED_LINK } from './card-style.js';
