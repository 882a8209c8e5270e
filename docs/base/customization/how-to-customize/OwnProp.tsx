import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Loan = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'overdue' && prop !== 'sx',
})<{ overdue?: boolean }>(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  borderInlineStart: `6px solid ${theme.palette.divider}`,
  variants: [
    {
      props: { overdue: true },
      style: { borderInlineStartColor: theme.palette.error.main },
    },
  ],
}));

const LOANS = [
  { title: 'Knots and Splices', due: 'Due on May 4, 3 days late', isLate: true },
  { title: 'The Night Sky', due: 'Due on May 19', isLate: false },
  { title: 'Bread at Home', due: 'Due on May 21', isLate: false },
];

export default function OwnProp() {
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 360 }}>
      {LOANS.map(({ title, due, isLate }) => (
        <Loan key={title} overdue={isLate} variant="outlined">
          <Typography>{title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {due}
          </Typography>
        </Loan>
      ))}
    </Stack>
  );
}
