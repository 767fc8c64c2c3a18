export { PaperEditorScreen } from './paper-editor-screen.js';
