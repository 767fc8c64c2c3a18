export type { OnSignedOut, SignedOutReason } from '../shared/index.js';
export { type AllSetsState, allSetsAddress } from './all-sets-address.js';
export type { AllSetsAction, AllSetsActionKind } from './all-sets-columns.js';
export type { AllSetsQuestionProps } from './all-sets-question.js';
export { AllSetsScreen, type AllSetsScreenProps } from './all-sets-screen.js';
export { AllSetsView, type AllSetsViewProps, type AllSetsViewState } from './all-sets-view.js';
