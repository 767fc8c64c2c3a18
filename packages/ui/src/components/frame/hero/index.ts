export { Hero } from './hero.js';
