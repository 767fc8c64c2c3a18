import { Badge } from '../../../components/data/badge/index.js';
import { LevelBadge } from './level-badge.js';

export const Do = () => <LevelBadge level="Sulit" />;

export const Dont = () => <Badge tone="danger">★★★</Badge>;
