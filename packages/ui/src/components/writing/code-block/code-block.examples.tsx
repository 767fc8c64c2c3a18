import { CodeBlock } from './code-block.js';

export const Do = () => (
  <CodeBlock language="Python">{'for i in range(3):\n    print(larik[i])'}</CodeBlock>
);

export const Dont = () => <CodeBlock>{'for i in range(3):\n    print(larik[i])'}</CodeBlock>;
