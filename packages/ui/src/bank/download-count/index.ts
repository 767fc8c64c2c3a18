export { DownloadCount, type DownloadCountProps } from './download-count.js';
