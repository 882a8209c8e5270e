import TextField from '@mui/material/TextField';
import './PillSearch.css';

export default function PillSearch() {
  return <TextField className="pill-search" label="Find a boat" type="search" size="small" />;
}
