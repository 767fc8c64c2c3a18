export { TemplateCard, type TemplateCardProps } from './template-card.js';
