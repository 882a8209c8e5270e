import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rooms, type Room } from './rooms';

interface Question {
  newRoom: Room;
  oldRoom: Room;
  answer: (room: Room) => void;
}

const text = (rate: number | null) => rate ?? 'no rate';

export default function ConfirmSave() {
  const [rows, setRows] = React.useState(rooms);
  const [question, setQuestion] = React.useState<Question | null>(null);

  const processRowUpdate = async (newRoom: Room, oldRoom: Room) => {
    const before = Number(oldRoom.rate);
    const large = Math.abs(Number(newRoom.rate) - before) > before * 0.2;
    const result = large
      ? await new Promise<Room>((answer) => {
          setQuestion({ newRoom, oldRoom, answer });
        })
      : newRoom;
    setQuestion(null);
    setRows((current) => current.map((room) => (room.id === result.id ? result : room)));
    return result;
  };
  const keepOld = () => question?.answer(question.oldRoom);

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Room rates"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <Dialog
          open
          // The second click of a double-click on another cell hits the backdrop: it is no answer.
          onClose={(_event, reason) => reason === 'escapeKeyDown' && keepOld()}
          aria-labelledby="rate-question"
        >
          <DialogTitle id="rate-question">
            {question.newRoom.room}, euros a night: {text(question.newRoom.rate)} instead of{' '}
            {text(question.oldRoom.rate)}?
          </DialogTitle>
          <DialogActions>
            <Button onClick={keepOld}>Keep {text(question.oldRoom.rate)}</Button>
            <Button onClick={() => question.answer(question.newRoom)}>
              Change to {text(question.newRoom.rate)}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
