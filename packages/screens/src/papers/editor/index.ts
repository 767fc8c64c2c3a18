export { PaperEditorScreen, type PaperEditorScreenProps } from './paper-editor-screen.js';
