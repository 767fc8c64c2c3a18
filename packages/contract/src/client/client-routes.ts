import { disableSchemaCompilation } from '../common/jitless.js';
import { routes as all } from '../routes/index.js';

disableSchemaCompilation();

/** The whole table, for a browser. */
export const routes = all;
