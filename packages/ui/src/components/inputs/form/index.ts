export { Form, type FormProps } from './form.js';
export { FormActions, type FormActionsProps } from './form-actions.js';
