export { allSetsAddress } from './all-sets-address.js';
export { AllSetsScreen } from './all-sets-screen.js';
