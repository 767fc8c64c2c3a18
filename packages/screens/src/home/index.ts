export { HomeScreen, NEWEST_COUNT } from './home-screen.js';
export { HomeView } from './home-view.js';
