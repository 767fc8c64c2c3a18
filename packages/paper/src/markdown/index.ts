export { type FindPicture, readMarkdown } from './read-markdown.js';
export { singleDollars } from './single-dollars.js';
