import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Lot {
  id: number;
  item: string;
  bid: number;
  bidder: string;
}

const rows: GridRowsProp<Lot> = [
  { id: 11, item: 'Brass telescope', bid: 240, bidder: 'Paddle 7' },
  { id: 12, item: 'Walnut writing desk', bid: 380, bidder: 'Paddle 31' },
  { id: 13, item: 'Box of sheet music', bid: 25, bidder: 'Paddle 7' },
  { id: 14, item: 'Ship in a bottle', bid: 90, bidder: 'Paddle 18' },
];

const columns: GridColDef<Lot>[] = [
  { field: 'item', headerName: 'Lot', flex: 1, minWidth: 150 },
  { field: 'bid', headerName: 'Highest bid (€)', type: 'number', width: 140 },
  { field: 'bidder', headerName: 'Bidder', width: 110 },
];

export default function BidOnLot() {
  const apiRef = useGridApiRef();

  const bid = (id: number) => {
    const lot = apiRef.current?.getRow<Lot>(id);
    if (lot) {
      apiRef.current?.updateRows([{ id, bid: lot.bid + 10, bidder: 'You' }]);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 320, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => bid(11)}>Bid on the telescope</Button>
        <Button onClick={() => bid(13)}>Bid on the music</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Lots of the auction"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
