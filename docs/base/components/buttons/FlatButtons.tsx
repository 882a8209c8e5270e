import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const FlatButton = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(3),
  borderRadius: 999,
  textTransform: 'none',
  '&.Mui-focusVisible': {
    outline: `2px solid ${theme.palette.text.primary}`,
    outlineOffset: 2,
  },
})) as typeof Button;

export default function FlatButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FlatButton variant="contained" disableElevation disableRipple>
        Start lesson
      </FlatButton>
      <FlatButton variant="outlined" disableRipple>
        Practice words
      </FlatButton>
    </Stack>
  );
}
