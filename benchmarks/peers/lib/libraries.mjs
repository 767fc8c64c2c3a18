/**
 * The libraries, in the order of the table; the first is the floor.
 *
 * @type {{ id: string, name: string, package?: string }[]}
 */
export const libraries = [
  { id: 'plain', name: 'Plain React' },
  { id: 'bank-soal', name: '@bank-soal/ui' },
  { id: 'medusa', name: 'Medusa UI', package: '@medusajs/ui' },
  { id: 'mui', name: 'MUI', package: '@mui/material' },
  { id: 'mantine', name: 'Mantine', package: '@mantine/core' },
  { id: 'radix-themes', name: 'Radix Themes', package: '@radix-ui/themes' },
  { id: 'chakra', name: 'Chakra UI', package: '@chakra-ui/react' },
  { id: 'antd', name: 'Ant Design', package: 'antd' },
];
