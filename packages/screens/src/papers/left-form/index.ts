export { LeftForms, type LeftFormsProps } from './left-forms.js';
