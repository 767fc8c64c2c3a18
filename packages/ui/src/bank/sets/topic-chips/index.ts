export { TopicChips } from './topic-chips.js';
