export { ReportDialog } from './report-dialog.js';
