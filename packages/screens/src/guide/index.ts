export { GuideView } from './guide-view.js';
