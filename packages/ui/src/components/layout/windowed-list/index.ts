export { WindowedList } from './windowed-list.js';
