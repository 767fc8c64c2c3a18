export { DirectionProvider } from './direction-provider.js';
