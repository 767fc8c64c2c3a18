import { expect, it } from 'vitest';
import { ownImports } from './manifest-imports.mjs';

it('imports every part by its folder', () => {
  const line =
    "import { Badge, Tab, Tabs } from '@bank-soal/ui';\nimport { Check } from 'lucide-react';";
  expect(ownImports({ a: [{ import: line, count: 1 }] })).toEqual({
    a: [
      {
        import: [
          "import { Badge } from '@bank-soal/ui/badge';",
          "import { Tab, Tabs } from '@bank-soal/ui/tabs';",
          "import { Check } from 'lucide-react';",
        ].join('\n'),
        count: 1,
      },
    ],
  });
});

it('leaves imports alone that resolve already', () => {
  const line = "import { Badge } from '@bank-soal/ui/badge';";
  expect(ownImports([line])).toEqual([line]);
});
