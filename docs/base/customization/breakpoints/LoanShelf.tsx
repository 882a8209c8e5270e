import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const BOATS = ['Kayak', 'Canoe', 'Dinghy', 'Rowboat'];

const Boat = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(1),
  textAlign: 'center',
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(3),
  },
}));

export default function LoanShelf() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
        width: '100%',
      }}
    >
      {BOATS.map((name) => (
        <Boat key={name} variant="outlined">
          {name}
        </Boat>
      ))}
    </Box>
  );
}
