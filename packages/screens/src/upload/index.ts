export { createUploadSessions } from '../set-editor/index.js';
export { UploadScreen } from './upload-screen.js';
