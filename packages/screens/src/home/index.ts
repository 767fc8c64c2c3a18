export { HomeScreen, type HomeScreenProps, NEWEST } from './home-screen.js';
export { type HomeSite, HomeView, type HomeViewProps, type HomeViewState } from './home-view.js';
