export { PhoneBar, type PhoneBarProps } from './phone-bar.js';
