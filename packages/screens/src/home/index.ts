export { HomeScreen, type HomeScreenProps } from './home-screen.js';
export { type HomeSite, HomeView, type HomeViewProps, type HomeViewState } from './home-view.js';
