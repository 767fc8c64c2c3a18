export { BrowseLoadingView } from './browse-loading-view.js';
export { BrowseScreen } from './browse-screen.js';
export { browseAddress } from './browse-state.js';
