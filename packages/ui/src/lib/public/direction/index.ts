export { DirectionProvider, type DirectionProviderProps } from './direction-provider.js';
