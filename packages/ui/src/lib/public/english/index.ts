// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import { basic } from './basic.js';
import { controls } from './controls.js';
import { frame } from './frame.js';
import { papers } from './papers.js';
import { questions } from './questions.js';
import { talk } from './talk.js';
import { more } from './more.js';
/** The texts of the components in English, for `TextsProvider`. */
export const english = { language: "en-GB", components: {
...basic, ...controls, ...frame, ...papers, ...questions, ...talk, ...more } };
