export { PasswordField } from './password-field.js';
