export { CompactSetCard, type CompactSetCardProps } from './compact-set-card.js';
