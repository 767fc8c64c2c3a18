import { Stack } from '../../layout/stack/index.js';
import { ResultCount } from './result-count.js';

export const Do = () => <ResultCount count={68} />;

export const Dont = () => (
  <Stack>
    <ResultCount count={68} />
    <ResultCount count={68} />
  </Stack>
);
