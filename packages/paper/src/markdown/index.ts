export { readMarkdown } from './read-markdown.js';
