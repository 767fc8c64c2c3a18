export { type Day, endsBeforeStart, fromDate, readDay, toDate, today, writeDay } from './day.js';
