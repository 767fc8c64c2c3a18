export { MarkdownEditor } from './markdown-editor.js';
