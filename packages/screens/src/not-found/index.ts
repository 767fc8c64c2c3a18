export { NotFoundScreen } from './not-found-screen.js';
export { NotFoundView } from './not-found-view.js';
