export {
  CatalogProvider,
  type CatalogProviderProps,
  type SiteCatalog,
} from './catalog-provider.js';
