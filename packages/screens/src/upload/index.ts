export { UploadScreen, type UploadScreenProps } from './upload-screen.js';
export { createUploadSessions, type UploadSessions } from './upload-session.js';
export { UploadView, type UploadViewProps } from './upload-view.js';
