import { En, H2, Heading2, Id } from './prose';

/** Blocks that an `.mdx` page uses without an import. */
export const pageComponents = { h2: Heading2, Id, En, H2 };
