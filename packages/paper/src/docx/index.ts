export { renderDocx } from './exam/render-docx.js';
