export { MyDataPage } from './my-data-page.js';
export { MySetsPage } from './my-sets-page.js';
export { NoticesPage } from './notices-page.js';
