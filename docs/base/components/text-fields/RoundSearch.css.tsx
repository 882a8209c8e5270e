import TextField from '@mui/material/TextField';
import './RoundSearch.css';

export default function RoundSearch() {
  return <TextField className="round-search" label="Find a boat" type="search" size="small" />;
}
