'use client';

import { type ComponentPropsWithRef, createElement } from 'react';
import { useLinkComponent } from '../../../lib/public/link-provider/index.js';

/** The host's link without a look of its own: what `asChild` of a Button or a card is given. */
export function PlainLink(props: ComponentPropsWithRef<'a'> & { href: string }) {
  return createElement(useLinkComponent(), props);
}
