export { Card, type CardProps } from './card.js';
export { CardActions, type CardActionsProps } from './card-actions.js';
export { CardButton, type CardButtonProps } from './card-button.js';
export { CardLink, type CardLinkProps } from './card-link.js';
