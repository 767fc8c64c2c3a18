export type { ComponentTexts, Rewording, Texts, Wording } from './texts.js';
export { TextsProvider } from './texts-provider.js';
export { useGivenTexts, useTexts } from './use-texts.js';
