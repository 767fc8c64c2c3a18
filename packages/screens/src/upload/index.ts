export { createUploadSessions, type UploadSessions } from '../set-editor/index.js';
export { UploadScreen, type UploadScreenProps } from './upload-screen.js';
export { UploadView, type UploadViewProps } from './upload-view.js';
