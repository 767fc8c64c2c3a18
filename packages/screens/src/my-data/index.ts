export { MyDataScreen } from './my-data-screen.js';
export type { CampusProof } from './remove-account-dialog.js';
