export {
  LayerProvider,
  type OpenLists,
  usePortalContainer,
  useReportOpenList,
} from './portal-container.js';
