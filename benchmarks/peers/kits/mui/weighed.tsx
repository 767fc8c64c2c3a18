import Button from '@mui/material/Button';
import MuiButtonGroup from '@mui/material/ButtonGroup';
import InputAdornment from '@mui/material/InputAdornment';
import MuiPagination from '@mui/material/Pagination';
import MuiPopover from '@mui/material/Popover';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { STEPS } from '../../page/weighed.js';

export function Popover() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Akses</Button>
      <MuiPopover anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        Dosen
      </MuiPopover>
    </>
  );
}

export function Pagination() {
  const [page, setPage] = useState(5);
  return <MuiPagination page={page} count={20} onChange={(_event, next) => setPage(next)} />;
}

export function Stepper() {
  return (
    <MuiStepper activeStep={1}>
      {STEPS.map((step) => (
        <Step key={step}>
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </MuiStepper>
  );
}

const MINUTES = { input: { endAdornment: <InputAdornment position="end">menit</InputAdornment> } };

export function InputGroup() {
  return <TextField label="Lama" slotProps={MINUTES} />;
}

export function ButtonGroup() {
  return (
    <MuiButtonGroup aria-label="Urutan">
      <Button>Naik</Button>
      <Button>Turun</Button>
    </MuiButtonGroup>
  );
}
