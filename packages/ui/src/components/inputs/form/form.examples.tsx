import { Button } from '../../actions/button/index.js';
import { FormActions } from './form-actions.js';

export const Do = () => (
  <FormActions>
    <Button>Batal</Button>
    <Button variant="primary">Simpan</Button>
  </FormActions>
);

export const Dont = () => (
  <FormActions>
    <Button variant="primary">Simpan</Button>
    <Button variant="primary">Batal</Button>
  </FormActions>
);
