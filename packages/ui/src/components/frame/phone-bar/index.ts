export { PhoneBar } from './phone-bar.js';
