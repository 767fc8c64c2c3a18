export { Link } from './link.js';
export { PlainLink } from './plain-link.js';
