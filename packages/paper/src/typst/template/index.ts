import { BLOCKS } from './blocks.js';
import { ITEMS } from './items.js';
import { LOOK } from './look.js';
import { MAIN } from './main.js';
import { MATHS } from './maths.js';

/** The fixed template: what people type reaches it as data only. */
export const TEMPLATE: Readonly<Record<string, string>> = {
  '/look.typ': LOOK,
  '/maths.typ': MATHS,
  '/blocks.typ': BLOCKS,
  '/items.typ': ITEMS,
  '/main.typ': MAIN,
};
