import { Text } from '../../../components/data/text/index.js';
import { DownloadCount } from './download-count.js';

export const Do = () => <DownloadCount count={1234} />;

export const Dont = () => <Text as="span">1,2 rb unduhan</Text>;
