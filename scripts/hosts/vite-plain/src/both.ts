import '../shared/body.css';
import '@bank-soal/ui/styles.css';
import './theme.css';
import '../shared/host-rules.css';
import { draw } from './draw';

draw();
