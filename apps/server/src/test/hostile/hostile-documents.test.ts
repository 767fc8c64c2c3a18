import { attackWith } from './attack-with.js';
import { setHolding } from './hostile-document.js';
import { documentGroups, storedDocuments } from './hostile-groups.js';

attackWith(documentGroups, () => Promise.all(storedDocuments.map(setHolding)));
