export { DownloadCount } from './download-count.js';
