/**
 * Parts that are weighed one by one: a library's component, by what its kit calls it.
 *
 * @type {{ id: string, title: string, name: string, file: 'parts' | 'weighed', land: number }[]}
 */
export const PARTS = [
  { id: 'switches', title: 'Switch', name: 'Switch', file: 'parts', land: 3 },
  { id: 'sliders', title: 'Slider', name: 'Slider', file: 'parts', land: 5 },
  { id: 'accordion', title: 'Accordion', name: 'Accordion', file: 'parts', land: 8 },
  { id: 'calendar', title: 'Calendar', name: 'Calendar', file: 'parts', land: 25 },
  { id: 'menu', title: 'Menu', name: 'Menu', file: 'parts', land: 25 },
  { id: 'tree', title: 'Tree', name: 'Tree', file: 'parts', land: 8 },
  { id: 'popover', title: 'Popover', name: 'Popover', file: 'weighed', land: 20 },
  { id: 'pagination', title: 'Pagination', name: 'Pagination', file: 'weighed', land: 4 },
  { id: 'stepper', title: 'Stepper', name: 'Stepper', file: 'weighed', land: 3 },
  { id: 'descriptions', title: 'List of facts', name: 'Descriptions', file: 'weighed', land: 1 },
  { id: 'inputGroup', title: 'Input group', name: 'InputGroup', file: 'weighed', land: 5 },
  { id: 'buttonGroup', title: 'Button group', name: 'ButtonGroup', file: 'weighed', land: 3 },
  { id: 'copyButton', title: 'Copy button', name: 'CopyButton', file: 'weighed', land: 4 },
  { id: 'sidebar', title: 'Sidebar', name: 'Sidebar', file: 'weighed', land: 20 },
];
