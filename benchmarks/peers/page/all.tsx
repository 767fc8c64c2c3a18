import * as kit from 'bench-kit';
import { offer } from './bench.js';
import { driveDialog, driveMulti } from './drive.js';
import type { Kit } from './kit.js';
import { scenes } from './scenes.js';

const library: Kit = kit;
const options = library.optionSelector ?? '[role=option]';

offer(library, {
  ...scenes,
  dialog: { ...scenes.dialog, drive: driveDialog },
  multi: { ...scenes.multi, drive: () => driveMulti(options) },
});
