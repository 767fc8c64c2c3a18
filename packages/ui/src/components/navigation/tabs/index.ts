export { Tab, TabPanel, Tabs, TabsList } from './tabs.js';
