export { Card } from './card.js';
export { CardActions } from './card-actions.js';
export { CardButton } from './card-button.js';
export { CardLink } from './card-link.js';
