import '../shared/body.css';
import './host.css';
import './theme.css';
import './bank-soal.css';
import { draw } from './draw';

draw();
