export { Link, type LinkProps } from './link.js';
export { PlainLink } from './plain-link.js';
