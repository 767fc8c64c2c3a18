import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Tab from '@mui/material/Tab';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type {
  ChoiceProps,
  DialogProps,
  MultiSelectProps,
  Row,
  TabGroupProps,
} from '../../page/kit.js';

export * from './cards.js';

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, cancel, confirm } = props;
  const id = useId();
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      transitionDuration={0}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <DialogTitle id={`${id}t`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}d`}>{description}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="contained" onClick={onClose}>
          {confirm}
        </Button>
      </DialogActions>
    </MuiDialog>
  );
}

export function MultiSelect({ label, options, value, onChange }: MultiSelectProps) {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={value}
      onChange={(_event, next) => onChange(next)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

export function Table({ head, rows }: { head: string[]; rows: Row[] }) {
  return (
    <MuiTable>
      <TableHead>
        <TableRow>
          {head.map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell>{row.title}</TableCell>
            <TableCell>{row.subject}</TableCell>
            <TableCell>{row.lecturer}</TableCell>
            <TableCell align="right">{row.year}</TableCell>
            <TableCell align="right">{row.downloads}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </MuiTable>
  );
}

export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel id={id}>{label}</InputLabel>
      <Select
        labelId={id}
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

export function TabGroup({ label, tabs, value, onChange }: TabGroupProps) {
  const id = useId();
  const shown = tabs.find((tab) => tab.id === value);
  return (
    <div>
      <Tabs value={value} aria-label={label} onChange={(_event, next: string) => onChange(next)}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.name}
            id={`${id}${tab.id}`}
            aria-controls={`${id}p`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}p`} aria-labelledby={`${id}${value}`}>
        {shown?.text}
      </div>
    </div>
  );
}
