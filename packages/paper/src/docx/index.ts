export { renderDocx } from './exam/render-docx.js';
export { renderForm } from './form/render-form.js';
export { renderTemplate } from './template/render-template.js';
