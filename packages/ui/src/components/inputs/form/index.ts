export { Form } from './form.js';
export { FormActions } from './form-actions.js';
