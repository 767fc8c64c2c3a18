import { expect, it } from 'vitest';
import { partsOfRadix, withOwnRadix } from './radix-imports.mjs';

const code = `"use client";
import { DropdownMenu, Dialog as RadixDialog } from "radix-ui";
import { useState } from "react";
`;

it('finds the parts that a file uses', () => {
  expect(partsOfRadix(code)).toEqual(['dropdown-menu', 'dialog']);
  expect(partsOfRadix('import { useState } from "react";')).toEqual([]);
});

it('leads to the parts in the build', () => {
  expect(withOwnRadix(code, '../../lib/internal/radix')).toBe(`"use client";
import * as DropdownMenu from "../../lib/internal/radix/dropdown-menu.js";
import * as RadixDialog from "../../lib/internal/radix/dialog.js";
import { useState } from "react";
`);
});
