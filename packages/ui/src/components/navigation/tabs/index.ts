export { TabLinks } from './tab-links.js';
export { Tab, TabPanel, Tabs, TabsList } from './tabs.js';
