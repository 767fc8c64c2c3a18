export { NotFoundScreen, type NotFoundScreenProps } from './not-found-screen.js';
export { NotFoundView, type NotFoundViewProps } from './not-found-view.js';
