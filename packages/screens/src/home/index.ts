export { HomeScreen, NEWEST_COUNT } from './home-screen.js';
