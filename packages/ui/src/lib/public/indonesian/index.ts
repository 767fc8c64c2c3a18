// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import type { basicTexts } from './basic.js';
import type { controlsTexts } from './controls.js';
import type { frameTexts } from './frame.js';
import type { papersTexts } from './papers.js';
import type { questionsTexts } from './questions.js';
import type { talkTexts } from './talk.js';
import type { moreTexts } from './more.js';
export { AREA } from './area.js';
export { basicTexts } from './basic.js';
export { controlsTexts } from './controls.js';
export { frameTexts } from './frame.js';
export { papersTexts } from './papers.js';
export { questionsTexts } from './questions.js';
export { talkTexts } from './talk.js';
export { moreTexts } from './more.js';
/** All texts of the components as they are built in. */
export type BuiltIn = typeof basicTexts & typeof controlsTexts & typeof frameTexts & typeof papersTexts & typeof questionsTexts & typeof talkTexts & typeof moreTexts;
