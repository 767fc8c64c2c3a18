import '../shared/body.css';
import '../shared/host-rules.css';
import { draw } from './draw';

draw();
