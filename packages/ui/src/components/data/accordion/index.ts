export { Accordion, AccordionItem } from './accordion.js';
