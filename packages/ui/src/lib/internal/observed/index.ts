export { useObserved } from './use-observed.js';
