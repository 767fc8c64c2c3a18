export { Accordion, Slider, Switch } from './boxes.js';
export { Calendar, nextMonth } from './calendar.js';
export { Provider } from './cards.js';
export { Menu } from './menu.js';
export { Tree } from './tree.js';
