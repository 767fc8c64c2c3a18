export {
  type Density,
  DensityProvider,
  type DensityProviderProps,
  useDensity,
} from './density-provider.js';
