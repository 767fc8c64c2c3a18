import { PinIcon, PinnedIcon } from '../../data/icon/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { ToggleButton } from './toggle-button.js';

export const Do = () => (
  <Cluster>
    <ToggleButton
      label="Sematkan"
      pressed={false}
      icon={<PinIcon />}
      pressedIcon={<PinnedIcon />}
    />
    <ToggleButton label="Sematkan" pressed icon={<PinIcon />} pressedIcon={<PinnedIcon />} />
  </Cluster>
);

export const Dont = () => (
  <Cluster>
    <ToggleButton label="Sematkan" pressed={false} icon={<PinIcon />} />
    <ToggleButton label="Lepas" pressed icon={<PinIcon />} />
  </Cluster>
);
