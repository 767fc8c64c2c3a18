import '../shared/body.css';
import '@bank-soal/ui/styles.css';
import './theme.css';
import { draw } from './draw';

draw();
