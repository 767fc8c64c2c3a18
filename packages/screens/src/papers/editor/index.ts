export type { PaperEditorScreenProps } from './open-paper.js';
export { PaperEditorScreen } from './paper-editor-screen.js';
