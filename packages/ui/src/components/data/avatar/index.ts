export { Avatar } from './avatar.js';
