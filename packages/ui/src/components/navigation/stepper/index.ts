export { Stepper } from './stepper.js';
