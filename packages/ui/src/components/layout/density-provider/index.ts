export { DensityProvider, useDensity } from './density-provider.js';
