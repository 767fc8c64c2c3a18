export {
  ABOVE_LINK,
  CARD,
  COVER,
  FACT_LINK,
  LINKED_CARD,
  STRETCHED_LINK,
  WITH_COVER,
} from './card-style.js';
