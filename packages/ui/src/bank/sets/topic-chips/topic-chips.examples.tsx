import { TopicChips } from './topic-chips.js';

export const Do = () => <TopicChips topics={['Array', 'Linked List', 'Stack', 'Queue', 'Tree']} />;

export const Dont = () => <TopicChips topics={['Array', 'Linked List', 'Stack']} />;
