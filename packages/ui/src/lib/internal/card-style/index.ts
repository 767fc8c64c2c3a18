export { CARD, COVER, LINKED_CARD, STRETCHED_LINK, WITH_COVER } from './card-style.js';
