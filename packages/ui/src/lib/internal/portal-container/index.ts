export {
  LayerProvider,
  usePortalContainer,
  useReportOpenList,
} from './portal-container.js';
