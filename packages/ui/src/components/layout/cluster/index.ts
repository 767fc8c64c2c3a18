export { Cluster, type ClusterProps } from './cluster.js';
