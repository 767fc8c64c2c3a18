import MuiAccordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MuiSlider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import MuiSwitch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import dayjs from 'dayjs';
import { useId, useMemo, useState } from 'react';
import type {
  AccordionProps,
  CalendarProps,
  MenuProps,
  SliderProps,
  SwitchProps,
  TreeProps,
} from '../../page/parts-kit.js';

export { Provider } from './cards.js';
export const nextMonth = '[aria-label="Next month"]';

const AT_ONCE = { transition: { timeout: 0 } };

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <FormControlLabel
      label={label}
      control={<MuiSwitch checked={checked} onChange={(_event, next) => onChange(next)} />}
    />
  );
}

export function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2">
        {label}
      </Typography>
      <Stack direction="row" spacing={2}>
        <MuiSlider
          aria-labelledby={id}
          value={value}
          onChange={(_event, next) => onChange(next as number)}
        />
        <Typography variant="body2">{value}</Typography>
      </Stack>
    </div>
  );
}

export function Accordion({ parts }: AccordionProps) {
  return (
    <div>
      {parts.map(({ id, title, content }) => (
        <MuiAccordion key={id} slotProps={AT_ONCE}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{content}</AccordionDetails>
        </MuiAccordion>
      ))}
    </div>
  );
}

export function Calendar({ label, day }: CalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar aria-label={label} defaultValue={dayjs(day)} reduceAnimations />
    </LocalizationProvider>
  );
}

export function Menu({ label, actions }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button variant="outlined" onClick={(event) => setAnchor(event.currentTarget)}>
        {label}
      </Button>
      <MuiMenu anchorEl={anchor} open={anchor !== null} onClose={close} transitionDuration={0}>
        {actions.map((action) => (
          <MenuItem key={action} onClick={close}>
            {action}
          </MenuItem>
        ))}
      </MuiMenu>
    </>
  );
}

export function Tree({ label, branches, open }: TreeProps) {
  const items = useMemo(
    () =>
      branches.map(({ id, name, leaves }) => ({
        id,
        label: name,
        children: leaves.map((leaf) => ({ id: leaf.id, label: leaf.name })),
      })),
    [branches],
  );
  return <RichTreeView aria-label={label} items={items} defaultExpandedItems={open} />;
}
