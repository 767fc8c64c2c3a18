export { LoginScreen, type LoginScreenProps } from './login-screen.js';
export type { LoginForm, LoginState, SignInWays } from './login-state.js';
export { LoginView, type LoginViewProps } from './login-view.js';
export { type SignInFailure, signInFailure } from './sign-in-failure.js';
export type { SignInArrival } from './use-arrival.js';
