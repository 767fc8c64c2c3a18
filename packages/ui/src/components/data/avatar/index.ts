export { Avatar, type AvatarProps } from './avatar.js';
export { initialsOf } from './initials.js';
