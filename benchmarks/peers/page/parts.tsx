import * as kit from 'bench-parts';
import { offer } from './bench.js';
import { driveAccordion, driveCalendar, driveMenu, driveTree } from './parts-drive.js';
import type { PartsKit } from './parts-kit.js';
import { scenes } from './parts-scenes.js';
import { isSeen } from './seen.js';

// Parts that a library lacks are not measured in it.
const library: PartsKit = kit;
const { nextMonth, treeRow = '[role=treeitem]' } = library;

offer(library, {
  ...scenes,
  accordion: { ...scenes.accordion, drive: driveAccordion },
  calendar: {
    ...scenes.calendar,
    // Some load their month when it is first shown, or show it in a layer.
    ready: () => isSeen(nextMonth),
    drive: (checked) => driveCalendar(nextMonth, checked),
  },
  menu: { ...scenes.menu, drive: driveMenu },
  tree: { ...scenes.tree, drive: (checked) => driveTree(treeRow, checked) },
});
