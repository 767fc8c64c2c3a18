/**
 * @typedef {object} Library
 * @property {string} id
 * @property {string} name
 * @property {string} [package]
 * @property {string[]} [lacks] scenes and parts that it has nothing for
 */

/**
 * The libraries, in the order of the table; the first is the floor.
 *
 * @type {Library[]}
 */
export const libraries = [
  { id: 'plain', name: 'Plain React' },
  { id: 'bank-soal', name: '@bank-soal/ui' },
  {
    id: 'medusa',
    name: 'Medusa UI',
    package: '@medusajs/ui',
    lacks: [
      'multi',
      'sliders',
      'accordion',
      'tree',
      'stepper',
      'descriptions',
      'inputGroup',
      'buttonGroup',
      'sidebar',
    ],
  },
  {
    id: 'mui',
    name: 'MUI',
    package: '@mui/material',
    lacks: ['descriptions', 'copyButton', 'sidebar'],
  },
  { id: 'mantine', name: 'Mantine', package: '@mantine/core' },
  {
    id: 'radix-themes',
    name: 'Radix Themes',
    package: '@radix-ui/themes',
    lacks: [
      'multi',
      'accordion',
      'calendar',
      'tree',
      'pagination',
      'stepper',
      'buttonGroup',
      'copyButton',
      'sidebar',
    ],
  },
  { id: 'chakra', name: 'Chakra UI', package: '@chakra-ui/react', lacks: ['sidebar'] },
  { id: 'antd', name: 'Ant Design', package: 'antd' },
];
