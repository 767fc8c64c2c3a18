export { MarkdownEditor, type MarkdownEditorProps } from './markdown-editor.js';
