export type { LoginForm, LoginState } from './login-fields.js';
export { LoginScreen, type LoginScreenProps } from './login-screen.js';
export { LoginView, type LoginViewProps } from './login-view.js';
export { type SignInFailure, signInFailure } from './sign-in-failure.js';
