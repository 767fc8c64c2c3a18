// Written by scripts/texts/compile.mjs: change catalogs/*.json.
/** Under which an object of texts says where a catalogue has them. */
export const AREA: unique symbol = Symbol('area');
