export { MyDataScreen, type MyDataScreenProps } from './my-data-screen.js';
export { MyDataView, type MyDataViewProps } from './my-data-view.js';
export type { CampusProof } from './remove-account-dialog.js';
