import { Cluster } from '../../../components/layout/cluster/index.js';
import { LockLabel } from './lock-label.js';

export const Do = () => <LockLabel reason="users" />;

export const Dont = () => (
  <Cluster gap="sm">
    <LockLabel reason="users" />
    <LockLabel reason="key-lecturers" />
  </Cluster>
);
