export {
  type HeatCell,
  type HeatRow,
  HeatTable,
  type HeatTableProps,
  type HeatTone,
} from './heat-table.js';
