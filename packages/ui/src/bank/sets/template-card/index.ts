export { TemplateCard } from './template-card.js';
