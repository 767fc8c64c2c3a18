export { BrowseLoadingView } from './browse-loading-view.js';
export { BrowseScreen, type BrowseScreenProps } from './browse-screen.js';
export { type BrowseState, type BrowseViewMode, browseAddress } from './browse-state.js';
export { BrowseView, type BrowseViewProps } from './browse-view.js';
