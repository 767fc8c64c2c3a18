export {
  type DateRange,
  type Day,
  endsBeforeStart,
  fromDate,
  readDay,
  toDate,
  writeDay,
} from './day.js';
