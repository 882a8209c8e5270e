import Button, { type ButtonProps } from '@mui/material/Button';

const shape = 'rounded-full! px-6! normal-case!';
const focus =
  '[&.Mui-focusVisible]:outline-2! [&.Mui-focusVisible]:outline-offset-2! [&.Mui-focusVisible]:outline-black/87! dark:[&.Mui-focusVisible]:outline-white!';

function FlatButton(props: Omit<ButtonProps, 'className'>) {
  return <Button {...props} className={`${shape} ${focus}`} />;
}

export default function FlatButtons() {
  return (
    <div className="flex flex-wrap gap-4">
      <FlatButton variant="contained" disableElevation disableRipple>
        Start lesson
      </FlatButton>
      <FlatButton variant="outlined" disableRipple>
        Practice words
      </FlatButton>
    </div>
  );
}
