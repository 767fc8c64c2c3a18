export { HomeScreen, type HomeScreenProps, NEWEST_COUNT } from './home-screen.js';
export { type HomeSite, HomeView, type HomeViewProps, type HomeViewState } from './home-view.js';
