import { Card } from '../../data/card/index.js';
import { Container } from './container.js';

export const Do = () => (
  <Container>
    <Card>Isi halaman</Card>
  </Container>
);

export const Dont = () => (
  <Container>
    <Container>
      <Card>Isi halaman</Card>
    </Container>
  </Container>
);
