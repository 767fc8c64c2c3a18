import { PasswordField } from './password-field.js';

export const Do = () => (
  <PasswordField label="Password baru" autoComplete="new-password" hint="Minimal 6 karakter." />
);

export const Dont = () => (
  <PasswordField
    label="Password baru"
    autoComplete="new-password"
    placeholder="Minimal 6 karakter"
  />
);
