export { useIsPhone, useMediaQuery } from './media-query.js';
