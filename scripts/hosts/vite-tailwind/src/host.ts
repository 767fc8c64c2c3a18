import '../shared/body.css';
import './host.css';
import { draw } from './draw';

draw();
