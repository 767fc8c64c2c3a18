export { TopicChips, type TopicChipsProps } from './topic-chips.js';
