export { Cluster } from './cluster.js';
