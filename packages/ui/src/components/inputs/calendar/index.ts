export { Calendar } from './calendar.js';
