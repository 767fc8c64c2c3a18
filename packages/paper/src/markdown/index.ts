export { type FindPicture, readMarkdown } from './read-markdown.js';
