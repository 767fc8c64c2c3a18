import { Card } from '../../data/card/index.js';
import { Grid } from './grid.js';

export const Do = () => (
  <Grid min="xs" gap="sm">
    <Card padding="sm">Struktur Data</Card>
    <Card padding="sm">Basis Data</Card>
    <Card padding="sm">Jaringan Komputer</Card>
    <Card padding="sm">Kecerdasan Buatan</Card>
  </Grid>
);

export const Dont = () => (
  <Grid min="xs" gap="sm" style={{ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
    <Card padding="sm">Struktur Data</Card>
    <Card padding="sm">Basis Data</Card>
    <Card padding="sm">Jaringan Komputer</Card>
    <Card padding="sm">Kecerdasan Buatan</Card>
  </Grid>
);
