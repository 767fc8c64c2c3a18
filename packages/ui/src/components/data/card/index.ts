export { Card, CardActions, CardButton } from './card.js';
export { CardLink } from './card-link.js';
