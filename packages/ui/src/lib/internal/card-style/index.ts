export {
  ABOVE_LINK,
  BESIDE_COVER,
  CARD,
  COVER,
  FACT_LINK,
  LINKED_CARD,
  STRETCHED_LINK,
} from './card-style.js';
