export { API_BASE } from './endpoint-paths.js';
export {
  type EndpointName,
  endpoints,
  methodOf,
  type PathParam,
  pathOf,
  routePatternOf,
  templateOf,
} from './endpoints.js';
